select 1, 'a', "b", 'it''s', 'a\'b\\c\n', 1.5, 1e10, 0x1F, x'1F', b'101', 0b11, n'a', _utf8mb4'x', _latin1 "y", true, false, null, .5, 5.
select 'a' 'b' as x, "a" 'b' as y, '\%\_', 'a''b', "a""b", "a'b", 'a"b'
select -1, - -1, +a, - a, not a, ! a, ~ a, binary b, - (a + 1), not not a, -a + b from t
select a + b * c - d / f % 2, a div 2, a mod 3, a ^ 2, a << 1 | 2 & 3 >> 1, a || b, a && b, a xor b, a or b and c xor d, (a or b) and c from t
select a = b, a <> b, a != b, a < b, a <= b, a > b, a >= b, a <=> b, a <=> null, not a = b, a = b = c from t
select a is null, a is not null, a is true, a is not false, a is unknown, isnull(a), a is not unknown from t
select a between 1 and 2, a not between b and c, a between 1 and 2 and b, a in (1, 2), a not in (1, b), (a, b) in ((1, 'x'), (2, 'y')) from t
select a in (select a from u), a not in (select a from u where u.b = t.b), exists (select 1 from u), not exists (select 1 from u where u.a = t.a) from t
select a = any (select a from u), a > all (select a from u), a <> some (select a from u), (select max(a) from u), (a, b) = (select a, b from u limit 1) from t
select b like 'x%', b not like '%y' escape '!', b regexp 'x', b not regexp 'y', b rlike 'z', b sounds like 'x', b like concat('x', '%') from t
select cast(a as char), cast(b as signed), cast(b as unsigned integer), cast(b as decimal(10, 2)), cast(d as date), cast(d as datetime(3)), cast(b as char(5) character set latin1), convert(b, signed), convert(b using latin1), cast(b as binary(3)) from t
select date '2020-01-01', time '10:00:00', timestamp '2020-01-01 10:00:00', d + interval 1 day, d - interval '1:2' hour_minute, interval 1 month + d, date_add(d, interval a day), date_sub(d, interval 1 + a second), adddate(d, 1), subdate(d, interval 1 week) from t
select b collate utf8mb4_bin, b collate utf8mb4_general_ci = 'x', 'x' collate utf8mb4_bin, concat(b, 'x') collate utf8mb4_bin from t
select case when a then b end, case a when 1 then 2 when 3 then 4 else 5 end, if(a, b, c), ifnull(a, b), nullif(a, b), coalesce(a, b, c) from t
select count(*), count(distinct a), count(distinct a, b), sum(all a), group_concat(a), group_concat(distinct a order by b desc, c separator '; '), json_arrayagg(a), json_objectagg(b, a), bit_or(a), max(a) from t
select sum(a) over (), sum(a) over w, sum(a) over (w order by b), row_number() over (partition by a, b order by c desc), lag(a, 1) over (order by b) from t window w as (partition by b)
select sum(a) over (order by f range between unbounded preceding and current row), sum(a) over (order by b rows 5 preceding), first_value(a) over (order by b rows between unbounded preceding and unbounded following), ntile(4) over (order by a) from t
select extract(year from d), extract(hour_minute from d), position('x' in b), trim(b), trim(both from b), trim(leading 'x' from b), trim(trailing 'x' from b), trim('x' from b), substring(b from 2), substring(b from 2 for 3), substring(b, 2, 3), mid(b, 1, 2), char(65, 66), char(65 using utf8mb4), left(b, 1), right(b, 2), replace(b, 'x', 'y'), insert(b, 1, 2, 'x'), repeat(b, 2), year(d), week(d), mod(a, 2), database(), user(), current_user, current_user(), utc_date, utc_timestamp(3), current_date, current_time(3), current_timestamp, now(6), localtime, localtimestamp, timestampadd(minute, 1, d), timestampdiff(day, d, d), get_format(date, 'usa'), format(a, 2), password_x from (select *, 1 as password_x from t) as q
select match (g) against ('x'), match (b, g) against ('x y' in boolean mode), match (g) against ('x' in natural language mode), match (g) against ('x' with query expansion) from t where match (g) against ('z')
select a as x, a x, a as `x y`, a 'x z', a "w", t.a, `t`.`select`, `x y`, t.`x y` as `a``b` from t
select *, t.*, q.* from t, u as q
select distinct a from t
select all a from t
select distinct straight_join sql_small_result sql_big_result sql_buffer_result sql_no_cache high_priority a from t
select sql_calc_found_rows a from t
select distinctrow a, b from t
select /*+ MAX_EXECUTION_TIME(1000) NO_INDEX_MERGE(t) */ a from t
select a from t use index (by_a) where a = 1
select a from t force index for order by (by_a, by_b) order by a
select t.a from t ignore index (by_a) use key for join (primary), u use index ()
select a from p partition (p0, p1) as q where q.id > 1
select 1 from t join u on t.a = u.a inner join v on v.a = u.a cross join p left join (select 1 as k) as q on true
select 1 from t left outer join u using (id, a) right join v on v.a = t.a
select 1 from t natural left join u natural right outer join v
select 1 from t straight_join u on t.a = u.a straight_join v
select 1 from t join u join v on u.a = v.a on t.a = u.a
select 1 from t left join (u left join v on u.a = v.a) on t.a = u.a
select 1 from t left join (u, v) on t.a = u.a and t.b = v.b
select 1 from t, u join v on v.a = u.a, p
select 1 from (t, u) left join v on v.a = t.a
select 1 from ((t join u on t.a = u.a) join v on v.a = u.a)
select a, count(*) from t where b group by a, c + 1 having count(*) > 1 order by a desc, 2
select a, b, count(*) from t group by a, b with rollup
select a from t order by a, b desc, c asc, 1, a + b
select a from t limit 1
select a from t limit 2, 3
select a from t limit 3 offset 2
select 1 union select 2 union all select 3 union distinct select 4 order by 1 limit 2
(select a from t order by b limit 1) union (select a from u limit 2) order by a limit 5
select 1 intersect select 2 union select 3 except select 4
select 1 union select 2 intersect select 3
(select 1 union select 2) intersect select 3
select 1 union (select 2 union all select 3)
with x as (select 1 as n), y (a, b) as (select 1, 2) select * from x, y
with recursive x (n) as (select 1 union all select n + 1 from x where n < 10) select n from x
select a from t for update
select a from t lock in share mode
select 1 from dual
select 1 from dual where 1 = 2
select @a, @a := 1, @`b c`, @@version, @@session.sql_mode, @@global.max_connections, @x := a + 1 from t
select row(1, 2) = row(a, b), (1, 2) <=> (a, b), (a, b, c) < (1, 2, 3) from t
select a from t where a = 1 or b = 2 and c = 3 or not d and (e or f)
select if(a > 1, 'x', "y"), a > 1 is true, a between 1 and 2 = b, a = b is null, -a ^ 2, a * -1, ! a + 1, not a + 1, a like b = c from t
select a from t where a = 1 and b = '2' and c = 3 and d and f and a > 1 and a > 2 and a > 3 and a > 4 and a > 5 and a > 6 and a > 7 and a > 8 and a > 9 and a > 10 and a > 11 and a > 12 and a > 13
insert into t (a, b) values (1, 'x'), (2, default), (default, null)
insert into t () values ()
insert into t set a = 1, b = default, c = a + 1
insert low_priority ignore into t (a) select a from u where a > 1
insert high_priority t (a) values (1)
insert into p partition (p0, p1) (id, a) values (1, 2)
insert into t (a, b) values (1, 'x') on duplicate key update a = values(a), b = concat(b, 'y'), c = default
insert into t (a) select a from u union select 1
insert into t (a) with x as (select 1 as n) select n from x
replace into t (id, a) values (1, 2)
replace low_priority t set id = 1, a = 2
replace into t (id, a) select id, a from u
update t set a = 1, b = default, c = c + 1 where a > 1 order by b desc limit 5
update low_priority ignore t as x set x.a = 1
update t join u on t.a = u.a set t.a = 1, u.b = 'x' where u.id = 1
update t, u set t.a = u.a where t.id = u.id
update p partition (p0) set a = 1
delete from t where a = 1 order by b limit 5
delete low_priority quick ignore from t
delete from p partition (p1) where a = 1
delete t, u from t join u on t.a = u.a where t.id = 1
delete t.*, u.* from t, u where t.id = u.id
delete from x, y using t as x join u as y on x.a = y.a
select json_extract(e, '$.a'), json_value(e, '$.a'), json_object('a', a), json_contains(e, '1') from t
select q.* from json_table('[{"a": 1}]', '$[*]' columns (n for ordinality, a int path '$.a' default '1' on empty error on error, b int exists path '$.b', nested path '$.c[*]' columns (d varchar(10) path '$'))) as q
select distinctrow a from t
select all a from t
insert into t (t.a, t.b) values (1, 'x')
insert into t set t.a = 1, b = default
select t.a from t ignore index for group by (by_a) ignore index for order by (by_b) group by t.a
update t use index (by_a) straight_join u ignore index (primary) on t.a = u.a set t.b = u.b
