select a from t limit rows examined 100
select a from t order by a limit 5 rows examined 100
select a from t order by a offset 2 rows fetch first 3 rows only
select a from t order by a fetch next 2 rows with ties
select a from t order by a offset 1 row
select a from t for update wait 5
select a from t for update skip locked
select next value for s, nextval(s), previous value for s, lastval(s), setval(s, 5), setval(s, 5, true, 2)
select * from h for system_time as of timestamp '2020-01-01 00:00:00'
select * from h for system_time between '2020-01-01' and now() as x
select * from h for system_time all
insert into t (a, b) values (1, 'x') returning id, a + 1 as n
replace into t (id, a) values (1, 2) returning *
delete from t where a = 1 order by b limit 5 returning id
delete from h for portion of valid from '2020-01-01' to '2021-01-01'
update h for portion of valid from '2020-01-01' to '2021-01-01' set a = 1
delete history from h before system_time '2020-01-01'
values (1, 2), (3, 4)
select ntile(2) over w, nth_value(a, 2) over w, median(a) over (partition by b), lead(a, 1) over w from t window w as (order by a)
select percentile_cont(0.5) within group (order by a) over (partition by b) from t
select a from t group by a desc, b asc
select group_concat(a order by b limit 2, 1), json_arrayagg(distinct a order by b limit 3) from t
with recursive x (n) as (select 1 union all select n + 1 from x where n < 10) cycle n restrict select n from x
select * from (values (1, 2), (3, 4)) as q
select a from t procedure analyse(10, 2000)
