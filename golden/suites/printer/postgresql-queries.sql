select
select 1, 'a', 1.5, 1e10, 0x1F, 0b101, 0o17, 1_000, .5, 5., true, null
select E'a\n\'b\\', U&'\0041b', U&'d!0061t' UESCAPE '!', B'101', X'1F', N'abc', $$it's$$, $tag$a$$b$tag$
select -1, - -1, +a, -a.b, not a, not not b, @ -5, |/ 25.0, !! x, ~ 1, @-@ p
select a + b * c - d / e % f ^ g, a || b || c, a -> b ->> c, a @> b, a <-> b
select a = b, a <> b, a != b, a < b, a <= b, a > b, a >= b
select a and b or c and not d, (a and b) and c, a and (b and c), (a or b) and (c or d)
select a is null, a is not null, a isnull, a notnull, a is true, a is not false, a is unknown
select a is distinct from b, a is not distinct from b, a is document, a is not document
select a is normalized, a is nfc normalized, a is not nfkd normalized
select a is json, a is json value, a is not json array, a is json object with unique keys, a is json scalar without unique
select a between 1 and 2, a not between symmetric b and c, a between asymmetric 1 and 2 and d, a between b < c and d
select a in (1, 2), a not in (select 1), a in (select 1 union select 2), (a, b) in ((1, 2), (3, 4)), a in ((select 1))
select a like b, a not like b escape c, a ilike b, a not ilike b, a similar to b, a not similar to b escape '!'
select a = any (array[1,2]), a <> all (select 1), a = some ($1), a like any (array['a']), a not ilike all (b), a operator(pg_catalog.=) any (c)
select a operator(pg_catalog.+) b, a operator(+) b * c, operator(pg_catalog.-) 5, @ a ~ b, @ a + b
select cast(a as int), a::int, a::numeric(10, 2)[], a::varchar(3), a::timestamp(3) with time zone, a::interval year to month, a::text collate "C", a::setof int
select int '5', date '2020-01-01', timestamp with time zone '2020-01-01', timestamp(3) '2020-01-01', numeric(10, 2) '5.5', pg_catalog.date '2020-01-01', bit varying(3) '101', double precision '1.5', char(3) 'abc', national character varying(4) 'abc'
select interval '1', interval '1' year, interval '1' year to month, interval '1' day to second(3), interval(3) '1', interval '1-2' second(2), interval '1' hour to minute
select array[1, 2], array[[1, 2], [3, 4]], array[]::int[], array(select 1), array[array[1], array[2]]
select a[1], a[1][2], a[1:2], a[:2], a[1:], a[:], (a[1])[2], a.b[1].c, $1[1], $1.f, (a).b, (a).b.c, (a).*, (select 1)[1], (array[1,2])[1], ((a, b)).f1, (f(x)).y, (f(x)).*
select row(), row(1), row(1, 2), (1, 2), row(t.*), row(a.*, 1), (a.*, b) = (1, 2)
select case when a then b end, case a when 1 then 2 when 3 then 4 else 5 end
select f(), f(1), f(a => 1, b := 2), f(variadic a), f(1, variadic a), f(distinct a), f(all a), count(*), s.f(1), a.b.c(1), f(a order by b desc nulls last, c using >), f(distinct a order by a)
select percentile_cont(0.5) within group (order by a desc) filter (where b > 1) from t
select sum(a) over (), sum(a) over w, sum(a) over (w order by b), sum(a) over (partition by a, b order by c rows between unbounded preceding and current row exclude ties) from t window w as (partition by x), w2 as (w)
select sum(a) over (order by b range 5 preceding), sum(a) over (order by b range between 1 preceding and 2 following exclude current row), sum(a) over (order by b groups between current row and unbounded following exclude group), sum(a) over (rows unbounded preceding exclude no others)
select extract(year from a), extract('year' from a), extract(epoch from a - b), position('a' in b), position(a || b in c)
select substring(a from 1), substring(a from 1 for 2), substring(a for 2), substring(a for 2 from 1), substring(a, 1, 2), substring(a similar 'x' escape '#'), substring(a), substring()
select overlay(a placing b from 1), overlay(a placing b from 1 for 2), overlay(a, b, 1), overlay()
select trim(a), trim(both from a), trim(leading 'x' from a), trim(trailing from a), trim(both a), trim('x' from a), trim(a, b), trim(from a), trim(leading 'x' from a, b)
select normalize(a), normalize(a, nfc), collation for (a), treat(a as int), treat(a as b.c), coalesce(a, b), greatest(a), least(a, b), nullif(a, b), grouping(a, b) from t group by rollup (a, b)
select current_date, current_time, current_time(3), current_timestamp, current_timestamp(0), localtime, localtime(1), localtimestamp, current_user, session_user, system_user, user, current_role, current_catalog, current_schema
select a at time zone 'utc', a at local, a at time zone b at time zone c, a collate "de_DE", a collate pg_catalog."C" < b, (a, b) overlaps (c, d), row(a, b) overlaps row(c, d)
select exists (select 1), not exists (select 1), (select 1), ((select 1)), (select 1) + 1, ((select 1) union select 2)
select default, f(default)
select a as b, a b, a as select, a "Weird ""name""", "select", U&"d\0061t" from t
select *, t.*, s.t.* from s.t
select distinct a from t
select distinct on (a, b) a, c from t
select all a from t
select a into temp x from t
select a into unlogged table x from t
select a into x from t
select a into temporary table s.x from t
select a from only t, only (u), s.t *, t as x, t x (a, b), t as x (a, b)
select a from t tablesample bernoulli (10) repeatable (42), t x tablesample s.system (a + b)
select a from f(1), f(1) as x, f(1) x (a, b), f(1) as (a int, b text collate "C"), f(1) as x (a int), f(1) x (a int, b numeric(3)[]), f(1) with ordinality, f(1) with ordinality as x (a, n), s.f()
select a from rows from (f(1), g(2)), rows from (f(1) as (a int), g(2)) with ordinality as x (a, b, c), lateral rows from (f(1))
select a from current_date, coalesce(1, 2) as c, cast(1 as int) as x, lateral f(1), lateral (select 1) as x, (select 1), (values (1, 2)) as v (a, b), generate_series(1, 2) g
select 1 from a join b on x cross join c natural join d left join e using (f, g) right outer join h on i full join j using (k) as l natural left join m inner join n on true
select 1 from a join b join c on x on y, (a join b on z) as q, (a cross join b), ((a cross join b) natural join c) as q (x, y)
select a from t where b group by a, (), (a, b), rollup (a, (b, c)), cube (a, b), grouping sets ((a), (), rollup (b), grouping sets (c)) having count(*) > 1
select a from t group by distinct a, rollup (b)
select a from t group by all a
select a from t order by a, b asc, c desc nulls first, d nulls last, e using <, f using operator(pg_catalog.>) nulls first
select a from t limit 1 offset 2
select a from t limit all offset 2 rows
select a from t offset 5 rows fetch next 3 rows only
select a from t fetch first row only
select a from t order by a fetch first (1 + 2) rows with ties
select a from t offset 1 limit 2
select a from t limit 1 for update
select a from t for update of t, s.u nowait for share skip locked for no key update for key share of v
select a from t for update limit 1
select 1 union select 2 union all select 3 intersect select 4 except all select 5 except distinct select 6 order by 1 limit 2
(select 1) union (select 2 order by 1 limit 1) order by 1
(select 1 order by 1) limit 2
((select 1))
values (1, 2), (3, default)
values (1) order by 1 limit 1
table t
table only t order by a
table s.t union table u
with a as (select 1), b (x, y) as materialized (select 1, 2), c as not materialized (table t) select * from a, b, c
with recursive a (n) as (values (1) union all select n + 1 from a) search depth first by n set o cycle n set c to 'y' default 'n' using p select * from a
with recursive a as (select 1) search breadth first by x, y set z select 1
with recursive a as (select 1) cycle x set c using p select 1
with a as (insert into t values (1) returning *), b as (update t set a = 1), c as (delete from t), d as (merge into t using s on true when matched then delete returning merge_action()) select 1
with a as (select 1) insert into t select * from a
insert into t values (1, default), (2, 3)
insert into t (a, b.c, d[1], e[1].f) values (1, 2, 3, 4)
insert into s.t as x (a) overriding system value values (1)
insert into t overriding user value select 1
insert into t default values
insert into t (a) select 1 union select 2
insert into t (select 1)
insert into t with x as (select 1) select * from x
insert into t values (1) on conflict do nothing
insert into t values (1) on conflict (a, lower(b), (c + 1) collate "C" text_ops, d collate x.y s.ops desc nulls first) where z > 1 do update set a = excluded.a, (b, c) = (1, default), (d) = row(1), (e, f) = (select 1, 2) where t.a > 1 returning *, a as b
insert into t values (1) on conflict on constraint c do update set a = default
insert into t values (1) returning with (old as o, new as n) o.a, n.b
insert into t values (1) order by 1 limit 1
update t set a = 1, b = default, c[1] = 2, d.e = 3, d[1].e = 4 from u, v where t.a = u.a returning *
update t * as x set a = 1
update only t as x set (a, b) = (1, 2), (c, d) = row(3, default) where current of cur
update t x set a = 1 returning with (new as n) n.a
with x as (select 1) update t set a = 1
delete from t
delete from only t as x using u join v on true where x.a = u.a returning x.*
delete from t where current of cur returning 1
merge into t using s on t.a = s.a when matched then update set b = s.b when not matched then insert (a, b) values (s.a, default)
merge into only t as x using (select 1) as s on true when matched and a > 1 then delete when not matched by source then do nothing when not matched by target and b then insert default values when not matched then insert overriding user value values (1) returning merge_action(), x.*
with a as (select 1) merge into t using a on true when matched then do nothing
select json('{}'), json('{}' format json with unique keys), json_scalar(1), json_serialize(a), json_serialize(a returning bytea format json encoding utf8), json('{}' without unique)
select json_object(), json_object('a': 1, 'b' value 2), json_object('a', 1), json_object('a': 1 absent on null with unique keys returning jsonb), json_object(key 'a' value 1), json_object('a': b format json null on null without unique)
select json_objectagg(a: b), json_objectagg(a value b absent on null with unique returning jsonb) filter (where c) over (partition by d), json_arrayagg(a order by b absent on null returning jsonb), json_arrayagg(a) over w
select json_value(a, '$.b'), json_value(a, '$.b' passing 1 as x, 2 as "Y" returning int default 1 on empty error on error), json_value(a format json, '$' null on empty)
select json_query(a, '$'), json_query(a, '$' returning jsonb with unconditional array wrapper keep quotes empty array on empty null on error), json_query(a, '$' without wrapper omit quotes on scalar string), json_query(a, '$' with conditional wrapper empty object on error), json_query(a, '$' returning text format json)
select json_exists(a, '$'), json_exists(a, 'strict $.b' passing c + 1 as x true on error), json_exists(a, '$' unknown on error)
select * from json_table(a, '$[*]' columns (n for ordinality, b int path '$.b' default 1 on empty error on error, c text format json path '$.c' with wrapper, d boolean exists path '$.d' false on error, nested path '$.e' as e columns (f int, nested '$.g' columns (h text)))) as t
select * from u, lateral json_table(u.a, '$' as p passing 1 as x columns (b jsonb) error on error) t (b), json_table('[]', '$' columns (a int) empty on error)
select xmlelement(name a), xmlelement(name a, xmlattributes(b as c, d), 'e', f), xmlconcat(a, b), xmlforest(a, b as c), xmlpi(name a), xmlpi(name a, b), xmlparse(document a), xmlparse(content a preserve whitespace), xmlroot(a, version '1.0', standalone yes), xmlroot(a, version no value), xmlserialize(content a as text), xmlserialize(document a as text indent), xmlexists('//a' passing by ref b), xmlexists('//a' passing b by value)
select * from xmltable('//a' passing b columns c int path 'd' default 1 not null, e for ordinality, f text) as t
select * from xmltable(xmlnamespaces('x' as y, default 'z'), '//a' passing by ref b by ref columns c int) t, lateral xmltable('a' passing (b) columns c xml null)
select a.b.c.d, "A"."b", t.select, t."x y"
select not a = b, not a in (1), - a ^ 2, -a::int, a::int::text, a + -b, a - -b, 2 ^ 3 ^ 4, a || b = c || d, a < b is true, a = b is null, a is null = b
select a <> -1, a*-1, a>=-1, a <@ b, x ? y, x ?| y, x #>> y, a ~* b, a !~~ b, a ##- b
select * from t where (a, b) > (1, 2) and c and d and e and f and g and h and i and j and k and l and m and n and o and p and q and r and s and u and v
select 1 where a or b or (c or d) or e
select count(*) filter (where a) over w, f(a) filter (where b), lag(a, 1) over (partition by b)
select "int" '5', left(a, 1), right(a, 2), "left"(a, 1), replace(a, b, c), year, day, hour, value, name, type, date(a), time, timestamp, text(a), user, s.user()
select a as over, over from t as within, t filter
select 1 as "date", date '2020-01-01' as date, date from date
select U&"\0041" from "T"
select 1 from t where a = $1 and b = $2::int and c in ($3, $4) limit $5 offset $6
select a is, b and, c[1] in, f(d) like, -e or, 'x' collate, $1 between, current_date at, (select 1 is), a = b and from t
select a is distinct from b, sum(a) over (rows between unbounded(1) preceding and unbounded.x following) from t
