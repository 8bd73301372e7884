select cast(b as json), cast(b as year), cast(b as float), cast(b as double), cast(b as time(3)), cast(b as nchar(3)) from t
select lag(a, 1, 0) over (order by b), lead(a, 2) respect nulls over w, first_value(a) over w, nth_value(a, 2) from first respect nulls over w from t window w as (order by a)
select sum(a) over (order by d range interval 1 day preceding), sum(a) over (order by f range between 1 preceding and 2 following) from t
select e -> '$.a', e ->> '$.b', e -> '$[0]' = 1, json_extract(e, '$.a'), json_value(e, '$.a'), json_value(e, '$.a' returning signed default 1 on empty error on error), 1 member of (e), 'x' member of ('["x"]'), json_object('a', a), json_contains(e, '1') from t
select q.a from (select a, b from t) as q, (select 1 as k) r, lateral (select u.a from u where u.a = q.a) as l
select x from (select 1, 2) as q (x, y)
select a, b, count(*), grouping(a) from t group by a, b with rollup
values row(1, 2), row(3, 4) order by 1 limit 1
table t order by a limit 1
select * from (values row(1, 2), row(3, 4)) as q (x, y)
select a from t for share of t skip locked
select a from t for update of t nowait for share
insert into t (a, b) values (1, 'x') as n on duplicate key update a = n.a
insert into t (a, b) values (1, 'x') as n (p, q) on duplicate key update a = n.p + 1
with x as (select 1 as n) update t, x set t.a = x.n
delete from t as x where x.a = 1
with x as (select 1 as n) delete t from t join x on t.a = x.n
