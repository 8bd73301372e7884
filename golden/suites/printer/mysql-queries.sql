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
select /*+ join_order(u, t) no_bka(t) set_var(sort_buffer_size = 16777216) max_execution_time(1000) */ t.a from t join u on t.a = u.a
select /*+ qb_name(outer_q) no_index_merge(t@outer_q by_a, by_b) */ a from t where a in (select /*+ qb_name(inner_q) semijoin(firstmatch) */ a from u)
insert /*+ set_var(foreign_key_checks = off) */ into t (a) select /*+ no_merge(q) */ a from (select a from u) as q
replace /*+ set_var(unique_checks = off) */ into t (id, a) values (1, 2)
update /*+ no_merge(q) */ t join (select a from u) as q on q.a = t.a set t.b = 'x'
delete /*+ no_index(t by_a) */ from t where a = 1
select a from t where exists (select /*+ subquery(materialization) */ 1 from u where u.a = t.a)
replace delayed into t (a) values (1)
insert delayed into t (a) values (1)
