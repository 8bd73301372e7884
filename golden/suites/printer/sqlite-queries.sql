select 1, 'a', 1.5, 1e10, 0x1F, 1_000, .5, 5., true, false, null, x'1F', 'it''s', ''
select -1, - -1, +a, - a, not a, not not a, ~ a, -9223372036854775808, - 9223372036854775807 from t
select a + b * c - d / e % f, a || b || c, a -> b ->> c, a & b | c << 2 >> 3, a + -b, a - -b, -a + b from t
select a = b, a == b, a <> b, a != b, a < b, a <= b, a > b, a >= b, a = b = c, a < b < c, a = b < c from t
select a and b or c and not d, (a and b) and c, a and (b and c), (a or b) and (c or d), not a = b, not (a = b), (not a) = b from t
select a is null, a is not null, a isnull, a notnull, a not null, a is true, a is not false, a is b, a is not b from t
select a is distinct from b, a is not distinct from b, a is distinct from null, a is null is null, a is (b is null) from t
select a between 1 and 2, a not between b and c, a between b < c and d, a between 1 and 2 and d, a + 1 between b and c || d, a between 1 and 2 = b from t
select a in (1, 2), a not in (select 1), a in (select 1 union select 2), (a, b) in ((1, 2), (3, 4)), a in (), a not in (), a in ((select 1)), a in (1) from t
select (a, b) in w, (a, b) not in main.w, a in p, a not in main.p, a in pragma_user_version(), (a, b) in (select a, b from u) from t where a in (select a from u)
select a like b, a not like b escape 'c', a glob b, a not glob b, a like b || 'x', b like a = c, a like b escape 'c' || '', a match b from t
select cast(a as int), cast(a as varchar(10)), cast(a as decimal(10, 2)), cast(a as unsigned big int), cast('x' as "text"), cast(a as text) collate nocase from t
select a collate nocase, a collate binary = b, (a, b) = (1, 2), (a, b) < (select a, b from u), a = b collate nocase, (a || b) collate rtrim from t
select case when a then b end, case a when 1 then 2 when 3 then 4 else 5 end, case a when b = c then d else case when e then f end end from t
select abs(a), count(*), count(distinct a), sum(a) filter (where b > 1), group_concat(a, ', ' order by b desc, c), max(a, b), count(all) from (select 1 as "all", a, b, c from t)
select sum(a) over (), sum(a) over w, sum(a) over (w order by b), sum(a) over (partition by a, b order by c rows between unbounded preceding and current row exclude ties) from t window w as (partition by x), w2 as (w)
select sum(a) over (order by b range 5 preceding), sum(a) over (order by b range between 1 preceding and 2 following exclude current row), sum(a) over (order by b groups between current row and unbounded following exclude group), sum(a) over (rows unbounded preceding exclude no others) from t
select row_number() over (order by a nulls last), lag(a, 1) over (partition by b order by c desc), sum(a) filter (where b) over w from t window w as (order by a, b)
select current_date, current_time, current_timestamp, current_date || 'x'
select exists (select 1), not exists (select 1 from t), (select 1), ((select 1)) + 1, (select a from t limit 1)
select a as b, a b, a as select_, a "Weird ""name""", "select", "x y", [x y], `x y`, a as 'text', t."select" from t
select *, t.*, main.t.a from t
select distinct a from t
select all a from t
select x.a, y.b, z.c, q.d from t as x, t y, main.t as z, u as 'q'
select t.a from t indexed by t_c where c > 1 and f > 1
select t.a from t not indexed where b = 'x'
select t.a from t, u indexed by sqlite_autoindex_u_1, v
select 1 from t join u on t.a = u.a cross join v natural join w left join (select 1 as k) on true
select 1 from t left outer join u using (a, b) right join v on v.a = t.a full outer join w on w.a = v.a inner join u as z on z.a = 1
select 1 from t natural left join u natural inner join v
select 1 from t, u join v on v.a = u.a, w
select 1 from (t join u on t.a = u.a) as q, (v)
select 1 from (t, u) left join v on v.a = t.a
select 1 from t left join (u join v on u.a = v.a) on t.a = u.a
select 1 from t, (u join v on u.a = v.a)
select 1 from t, (u, v), w
select 1 from t left join (u left join (v join w using (a)) using (a)) using (a)
select 1 from ((t join u) join v) join w
select 1 from (t as p) as q, (u) join v
select 1 from t, u on t.a = u.a
select * from (select a, b from t) as q, (select 1), (values (1, 2), (3, 4)) v
select j.value from json_each('[1, 2]') as j, json_tree('{}', '$') where j.key > 0
select * from pragma_table_info('t') as i, pragma_index_list('t', 'main')
select a, count(*) from t where b group by a, b + c, 1 having count(*) > 1
select a from t order by a, b asc, c desc nulls first, d nulls last, e collate nocase desc, 1, a + b
select a from t limit 1 offset 2
select a from t limit ?, ?
select a from t limit 2, 1
select a from t limit -1
select 1 union select 2 union all select 3 intersect select 4 except select 5 order by 1 limit 2
select a, b from t union select a, b from u order by a collate nocase desc, 2
values (1, 2), (3, 4)
values (1, 2) union all select a, b from t
select * from (values (1, 2)) union values (3, 4)
with x as (select 1 as n), y (a, b) as materialized (select 1, 2), z as not materialized (select 3) select * from x, y, z
with recursive x (n) as (values (1) union all select n + 1 from x where n < 10 limit 20) select n from x
with recursive x (n) as (select 1 union select n + 1 from x order by 1 desc) select n from x
with x as (select 1 as n) select n from x union select a from t where a in (with y as (select 2 as m) select m from y)
select ?, ?1, ?3, :name, @name, $name, ?, :name
select * from t where a = ? and b = :b and c in (?, ?) and d = @d
select * from words where words match 'a' and tag match :tag order by rank
select highlight(words, 0, '<', '>'), bm25(words, 1.0) from words('x') where rank match 'bm25(10.0)'
select * from places where low >= 1 and high <= 2
select (select max(a) from u where u.b = t.b), (select group_concat(a) from (select a from u order by b)) from t
select 1 where 1 in (2) or 3 and 4 or (5 or 6)
select * from t where a = 1 and b = 2 and c and d and e and f and g and h and i and j and k and x and y and a > 2 and b > 2 and c > 2 and d > 2 and e > 2
select * from t where a = 1 or b = 2 or c or d or e or f or g or h or i or j or k or x or y or a > 2 or b > 2 or c > 2 or d > 2 or e > 2
insert into t values (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), (null, ?, :b, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
insert into main.u as z (a, b) values (1, 'x') returning *, a as b, rowid
insert into u (a, b) select a, b from t where true on conflict do nothing
insert into u default values
insert into u (a) values (1)
insert into t (a, b) values (1, 2) on conflict (a) do update set b = excluded.b, (c, d) = (1, 2) where t.b > 1 on conflict (b) do nothing on conflict do update set f = 5
insert into u (a, b) values (1, 2) on conflict (b) where a > 1 do update set (a, b) = (select 1, 2)
insert into u (a, b) values (1, 2) on conflict (a, b collate binary) do update set a = 1 returning a
insert or replace into t (a) values (1)
insert or ignore into t (a) values (1)
insert or rollback into t (a) values (1)
insert or abort into t (a) values (1)
insert or fail into t (a) values (1)
replace into t (a, b) values (1, 2)
with x as (select 1 as n) insert into t (a) select n from x
insert into t (a) with x as (select 1 as n) select n from x union select 2
insert into u (a, b) values (1, 2), (3, 4)
update t set a = 1, b = c + 1, (c, d) = (1, 2), (e, f) = (select 1, 2) where a = ?
update or rollback t set a = 1
update or abort t set a = 1
update or fail t set a = 1
update or ignore t set a = 1 where b
update or replace main.t as z set b = z.a from u, v where u.a = z.a returning *, a + 1 as n
update t indexed by t_b set a = 1 where b = 'x'
update t not indexed set a = 1 where b = 'x'
update t as z not indexed set a = 1
update t set a = 1 from u join v on u.a = v.a where t.a = u.a
update t set a = 1 where b > 2 order by c desc limit 3 offset 1
with x as (select 1 as n) update t set a = n from x
delete from t
delete from main.t as z where z.a in (select a from u) returning a, b
delete from t indexed by t_b where b = 'x'
delete from t not indexed where b = 'x' order by a limit 5
delete from t where a = 1 returning *
with x as (select 1 as n) delete from t where a in (select n from x)
pragma table_info(t)
