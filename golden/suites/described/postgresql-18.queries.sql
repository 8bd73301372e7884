SELECT * FROM generate_series(1, 3)
SELECT * FROM generate_series(1, 3) WITH ORDINALITY
SELECT * FROM generate_series(1, 3) WITH ORDINALITY AS g (v, o)
SELECT * FROM generate_series(1, 3) AS g
SELECT g FROM generate_series(1, 3) AS g
SELECT g.g, g.* FROM generate_series(now(), now(), '1 day') g
SELECT * FROM unnest(ARRAY[1,2], ARRAY['a','b']) WITH ORDINALITY AS u (x, y, z)
SELECT * FROM unnest(ARRAY[ROW(1,'x')::pair])
SELECT * FROM b, unnest(b.parr)
SELECT * FROM b, unnest(b.parr) WITH ORDINALITY
SELECT u.x, u.y FROM b, unnest(b.parr) AS u
SELECT u FROM b, unnest(b.parr) AS u
SELECT * FROM b, unnest(b.m2) AS u
SELECT * FROM ROWS FROM (generate_series(1, 2), tab(1)) WITH ORDINALITY
SELECT * FROM json_to_recordset('[]') AS x (a int, b text)
SELECT * FROM jsonb_to_record($1) AS x (a int4, b text[], c pair)
SELECT x.a FROM jsonb_to_recordset($1) AS x (a int4, b text)
SELECT * FROM jsonb_each('{}')
SELECT key, value FROM jsonb_each_text('{}')
SELECT * FROM jsonb_array_elements('[]')
SELECT e FROM a, jsonb_array_elements(a.j) e
SELECT e->>'x' FROM a, jsonb_array_elements(a.j -> 'k') AS e
SELECT * FROM jsonb_populate_record(NULL::pair, '{}')
SELECT * FROM jsonb_populate_recordset(NULL::a, '[]')
SELECT (jsonb_populate_record(NULL::pair, '{}')).x
SELECT * FROM json_populate_record(NULL::pair, $1)
SELECT * FROM jsonb_path_query('[]', '$')
SELECT * FROM regexp_matches('a', 'b')
SELECT * FROM regexp_split_to_table('a', 'b') WITH ORDINALITY AS w (word, i)
SELECT * FROM string_to_table('a', ',')
SELECT * FROM rec(1) AS (x int, y text)
SELECT * FROM rec(1) AS q (x int, y text)
SELECT * FROM setrec(1) AS q (x int, y text)
SELECT * FROM setrec(1) AS q (x, y)
SELECT setrec(1)
SELECT (setrec(1)).x
SELECT * FROM outp(1)
SELECT outp(1)
SELECT (outp(1)).c
SELECT * FROM out1(1)
SELECT out1(1)
SELECT o FROM out1(1) o
SELECT o.b FROM out1(1) o
SELECT * FROM out1(1) o
SELECT * FROM setof_a()
SELECT setof_a()
SELECT (setof_a()).m
SELECT s FROM setof_a() s
SELECT s.* FROM setof_a() s (i, k)
SELECT (one_a(1)).id, (one_a(1)).e
SELECT * FROM one_a(1)
SELECT * FROM tab(1)
SELECT tab(1)
SELECT (tab(1)).k
SELECT t.k FROM tab(1) t
SELECT tab1(1)
SELECT * FROM tab1(1)
SELECT * FROM tab1(1) z
SELECT poly(1), poly('x'::text), poly(m) FROM a
SELECT poly('x')
SELECT poly2(1, ARRAY[2]), poly2(1, $1)
SELECT polyout(1)
SELECT * FROM polyout(1::int8)
SELECT (polyout('x'::email)).z
SELECT vari(1), vari(1,2,3), vari(VARIADIC ARRAY[1]), vari(VARIADIC $1), vari($2)
SELECT vari()
SELECT add1(1), add1(1,2), add1(x => 1), add1(y => 2, x => 1), add1(1, y => $1), add1(y := 1, x := 2)
SELECT setint(1), setint(2)
SELECT setint(1) + 1
SELECT * FROM setint(1) WITH ORDINALITY
SELECT * FROM pairf(1)
SELECT * FROM setpair(1) WITH ORDINALITY
SELECT p FROM pairf(1) p
SELECT emailf('x'), emailf($1)
SELECT * FROM emailf('x')
SELECT mysum(id), mysum(DISTINCT id), mysum(id) FILTER (WHERE id > 1), mysum(id) OVER () FROM a GROUP BY id
SELECT mysum(id) FROM a
SELECT generate_series(1,3), generate_series(1,2)
SELECT unnest(arr), id FROM a
SELECT unnest(t) FROM a
SELECT (a.p).x FROM a
SELECT a FROM a
SELECT a.* FROM a
SELECT ROW(a.*), ROW(a.*, 1), ROW(a, 1) FROM a
SELECT ROW(1, 'x'), ROW(1), ROW(), (1, 2)
SELECT (ROW(1,2)).f1
SELECT (ROW(1,'x')::pair).y
SELECT row_to_json(a), row_to_json(ROW(1,2)), to_jsonb(a), json_agg(a), jsonb_agg(a.*) FROM a GROUP BY a.id
SELECT count(a), count(a.*), count(*) FROM a
SELECT a IS NULL, a IS NOT NULL, a = a FROM a
SELECT ARRAY[[1,2],[3,4]], ARRAY[[1,2],[3,4]][1][2], (ARRAY[[1,2],[3,4]])[1:2][1:1]
SELECT arr[1], arr[1:2], arr[:2], arr[1:], arr[:], m2[1][2], m2[1:2][1] FROM a, b
SELECT arr[$1], arr[$2:$3] FROM a
SELECT ARRAY[arr, arr], ARRAY[p], ARRAY[m], ARRAY[e], ARRAY[t] FROM a
SELECT ARRAY[]::int4[], ARRAY['a'], ARRAY['a', $1], ARRAY[$2, 1]
SELECT ARRAY[]
SELECT ARRAY(SELECT id FROM a), ARRAY(SELECT arr FROM a), ARRAY(SELECT a FROM a)
SELECT ARRAY(SELECT 'x')
SELECT t[1], t || 'x', t || ARRAY['x'], t || t FROM a
SELECT e || 'x', 'x' || e, ARRAY[e] || e, ARRAY[e] || 'x', ARRAY[e] || ARRAY[e] FROM a
SELECT array_append(ARRAY[e], e), array_append(ARRAY[e], 'x'), array_cat(ARRAY[e], '{}') FROM a
SELECT arr || 1, 1 || arr, arr || arr, arr || $1, arr || NULL, arr || '{1}' FROM a
SELECT p = p, p = ROW(1,'x'), p IN (ROW(1,'x')), ROW(1,'x') = p FROM a
SELECT * FROM a JOIN b USING (id)
SELECT id, n FROM a JOIN b USING (id)
SELECT a.id, b.id, id FROM a FULL JOIN b USING (id)
SELECT * FROM a NATURAL JOIN b
SELECT * FROM a NATURAL LEFT JOIN (SELECT id, id AS z FROM b) q
SELECT * FROM a RIGHT JOIN b USING (id, n)
SELECT * FROM a LEFT JOIN b USING (id) AS k
SELECT k.n FROM a LEFT JOIN b USING (id) AS k
SELECT a.id FROM (a JOIN b USING (id)) AS k
SELECT * FROM (a JOIN b ON a.id = b.a_id) JOIN c ON c.a_id = a.id
SELECT * FROM a LEFT JOIN (b JOIN c ON c.a_id = b.a_id) ON a.id = b.a_id
SELECT * FROM a, LATERAL (SELECT a.id + 1 AS q) z, LATERAL generate_series(1, z.q) AS s
SELECT * FROM a CROSS JOIN LATERAL unnest(arr) WITH ORDINALITY AS u (el, ord)
SELECT * FROM a LEFT JOIN LATERAL jsonb_to_recordset(j) AS x (k text, v int) ON true
SELECT id FROM a UNION SELECT qty FROM b ORDER BY id
SELECT id AS k FROM a UNION SELECT qty FROM b ORDER BY k DESC, 1
SELECT id FROM a UNION SELECT qty FROM b ORDER BY id + 1
SELECT id FROM a UNION SELECT qty FROM b ORDER BY a.id
SELECT n FROM a UNION ALL SELECT v FROM b UNION SELECT 'x' LIMIT $1 OFFSET $2
(SELECT id FROM a ORDER BY n LIMIT 1) UNION ALL (SELECT 1) ORDER BY 1
SELECT num FROM a INTERSECT SELECT 1 EXCEPT SELECT 2.5
SELECT NULL UNION SELECT 1
SELECT NULL UNION SELECT NULL UNION SELECT 1
SELECT 'a' UNION SELECT 1
SELECT $1 UNION SELECT 1
SELECT e FROM a UNION SELECT e FROM a
SELECT e FROM a UNION SELECT n FROM a
VALUES (1, 'x'), (2.5, NULL)
VALUES (1), ('x')
VALUES ($1, $2), (1, now())
SELECT * FROM (VALUES (1, 'x'), (2, $1)) AS v (k, l)
SELECT column1 FROM (VALUES (1)) v
TABLE a
SELECT sum(id) OVER w, rank() OVER w, lag(n, 1, 'x') OVER (w ROWS 1 PRECEDING), ntile($1) OVER w FROM a WINDOW w AS (PARTITION BY m ORDER BY id)
SELECT sum(id) OVER (ORDER BY ts RANGE BETWEEN '1 day' PRECEDING AND $1 FOLLOWING) FROM a
SELECT sum(id) OVER (ORDER BY ts RANGE BETWEEN $1 PRECEDING AND CURRENT ROW EXCLUDE TIES) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN $1 PRECEDING AND $2 FOLLOWING) FROM a
SELECT sum(id) OVER (ORDER BY id RANGE BETWEEN $1 PRECEDING AND $2 FOLLOWING) FROM a
SELECT sum(id) OVER (ORDER BY num RANGE BETWEEN 1 PRECEDING AND $2 FOLLOWING) FROM a
SELECT sum(id) OVER (ORDER BY id GROUPS BETWEEN $1 PRECEDING AND 1 FOLLOWING) FROM a
SELECT sum(id) OVER (ORDER BY n RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY d RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY d RANGE BETWEEN '1 month' PRECEDING AND CURRENT ROW) FROM a
SELECT first_value(n) OVER (ORDER BY id), nth_value(n, 2) OVER (), percent_rank() OVER (), cume_dist() OVER () FROM a
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY num), percentile_disc(0.5) WITHIN GROUP (ORDER BY m), mode() WITHIN GROUP (ORDER BY n) FROM a
SELECT percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY id), percentile_disc($1::float8[]) WITHIN GROUP (ORDER BY d) FROM a
SELECT percentile_cont($1) WITHIN GROUP (ORDER BY iv) FROM b
SELECT string_agg(n, ',' ORDER BY id DESC), string_agg(DISTINCT n, ','), array_agg(DISTINCT m ORDER BY m), array_agg(arr), array_agg(p) FROM a
SELECT GROUPING(m), GROUPING(m, n), m, n FROM a GROUP BY CUBE (m, n)
SELECT GROUPING(id) FROM a GROUP BY m
SELECT m, count(*) FROM a GROUP BY ROLLUP (m), GROUPING SETS ((id), ())
SELECT m FROM a GROUP BY DISTINCT ROLLUP (m, n), ROLLUP (m)
SELECT bool_and(id > 1), every(true), bit_or(id), xmlagg('<a/>'::xml), range_agg(r), range_intersect_agg(r), any_value(m), max(ts), max(arr), min(nm), max(r) FROM a
SELECT sum(id), sum(i8), sum(num), sum(qty), avg(id), avg(iv), sum(iv), stddev(id), corr(id, id) FROM a, b
SELECT json_object_agg(id, n), jsonb_object_agg(n, id), json_agg(n ORDER BY id), json_object_agg_strict(n, n) FROM a
SELECT JSON_OBJECT('a': 1, 'b': n), JSON_OBJECT('a' VALUE 1 RETURNING jsonb), JSON_OBJECT() FROM a
SELECT JSON_OBJECT('a': $1 NULL ON NULL), JSON_OBJECT('a': 1 ABSENT ON NULL WITH UNIQUE KEYS), json_object('{a,b}'), json_object(ARRAY['a'], ARRAY['b'])
SELECT JSON_ARRAY(1, 'x', n), JSON_ARRAY(1 RETURNING jsonb), JSON_ARRAY(SELECT id FROM a), JSON_ARRAY() FROM a
SELECT JSON_ARRAYAGG(n ORDER BY id), JSON_ARRAYAGG(n RETURNING jsonb), JSON_OBJECTAGG(n: id), JSON_OBJECTAGG(n VALUE id RETURNING jsonb) FROM a
SELECT JSON_ARRAYAGG(n) FILTER (WHERE id > 1), JSON_ARRAYAGG(n) OVER (PARTITION BY m) FROM a GROUP BY n, m
SELECT JSON_VALUE(j, '$.a'), JSON_VALUE(j, '$.a' RETURNING int4), JSON_VALUE(j, '$.a' RETURNING int4 DEFAULT 0 ON EMPTY), JSON_VALUE(j, $1), JSON_VALUE($2, '$') FROM a
SELECT JSON_VALUE(j, '$.a' PASSING id AS x, $1 AS y) FROM a
SELECT JSON_QUERY(j, '$.a'), JSON_QUERY(j, '$.a' WITH WRAPPER), JSON_QUERY(j, '$' RETURNING text), JSON_QUERY(js, '$' RETURNING json KEEP QUOTES) FROM a
SELECT JSON_EXISTS(j, '$.a'), JSON_EXISTS(js, 'strict $.a' ERROR ON ERROR), JSON_EXISTS(n, '$') FROM a
SELECT JSON('{}'), JSON($1), JSON_SCALAR(1), JSON_SERIALIZE('{}'), JSON_SERIALIZE(j RETURNING bytea), JSON_SCALAR(n) FROM a
SELECT JSON(n WITH UNIQUE KEYS) FROM a
SELECT n IS JSON, j IS JSON OBJECT, n IS NOT JSON ARRAY, n IS JSON SCALAR, $1 IS JSON, by IS JSON WITH UNIQUE KEYS FROM a, b
SELECT * FROM JSON_TABLE('[]', '$[*]' COLUMNS (id FOR ORDINALITY, a int PATH '$.a', b text, c jsonb PATH '$', e bool EXISTS PATH '$.e', NESTED PATH '$.n[*]' COLUMNS (x int4, y text))) AS jt
SELECT jt.* FROM a, JSON_TABLE(a.j, '$.x[*]' PASSING id AS z COLUMNS (k text PATH '$.k' DEFAULT 'n' ON EMPTY, v jsonb FORMAT JSON PATH '$')) jt
SELECT * FROM JSON_TABLE($1, '$[*]' COLUMNS (id FOR ORDINALITY, e int EXISTS))
SELECT j -> 'a', j ->> 'a', j -> 1, j ->> 1, j #> '{a}', j #>> '{a}', j @> '{}', j ? 'a', j ?| ARRAY['a'], j || '{}', j - 'a', j - 1, j - ARRAY['a'], j #- '{a}', j @? '$.a', j @@ '$.a', js -> 'a', js ->> 0 FROM a
SELECT j -> $1, j ->> $2, j @> $3, j ? $4, j #> $5, j || $6 FROM a
SELECT j - $1 FROM a
SELECT j['a'], j['a']['b'], j[1], j[$1] FROM a
SELECT jsonb_path_exists(j, '$.a'), jsonb_path_query_first(j, '$', '{}', true), jsonb_set(j, '{a}', '1'), jsonb_build_object('a', 1, $1::text, $2::int4), json_build_array(1, $3::text) FROM a
SELECT jsonb_build_object('a', $1)
SELECT j::text, j::int4, j::bool, (j->>'x')::int8, js::jsonb FROM a
SELECT EXTRACT(year FROM ts), EXTRACT('epoch' FROM d), EXTRACT(hour FROM iv), EXTRACT(day FROM $1::date), date_part('year', ts) FROM a, b
SELECT EXTRACT(year FROM $1)
SELECT POSITION('a' IN n), POSITION($1 IN n), OVERLAY(n PLACING 'x' FROM 1 FOR 2), OVERLAY(n PLACING $2 FROM $3), SUBSTRING(n FROM 1 FOR 2), SUBSTRING(n FROM 'a.*'), SUBSTRING(n FROM $4), SUBSTRING(n FOR 2), SUBSTRING(n SIMILAR 'a' ESCAPE '#'), SUBSTRING(n, 1) FROM a
SELECT TRIM(n), TRIM(BOTH 'x' FROM n), TRIM(LEADING FROM n), TRIM(TRAILING $1 FROM n), TRIM(FROM n), TRIM(n, 'x'), TRIM(by) FROM a, b
SELECT TRIM(BOTH '\x00'::bytea FROM by), POSITION(by IN by), OVERLAY(by PLACING by FROM 1), SUBSTRING(by FROM 1 FOR 2), SUBSTRING(bits FROM 1), POSITION(B'1' IN bits), OVERLAY(bits PLACING B'1' FROM 1) FROM a, b
SELECT COLLATION FOR (n), NORMALIZE(n), NORMALIZE(n, NFKD), n IS NORMALIZED, n IS NFC NORMALIZED FROM a
SELECT ts AT TIME ZONE 'UTC', ts::timestamp AT TIME ZONE 'UTC', tt AT TIME ZONE $1, ts AT TIME ZONE $2, ts AT LOCAL, ts AT TIME ZONE iv FROM a, b
SELECT timestamptz '2020-01-01', interval '1' day, interval(3) '1 day', interval '1-2' year to month, date '2020-01-01', bit '101', int4 '5', pair '(1,x)', numeric(10,2) '1.5', time(2) '10:00', double precision '1.5'
SELECT n COLLATE "C", n COLLATE "C" || v, n < v, n || v FROM a, b
SELECT n < (v COLLATE "POSIX") FROM a, b
SELECT (n COLLATE "C") < (v COLLATE "POSIX") FROM a, b
SELECT max(n || v) FROM a, b
SELECT $1 COLLATE "C"
SELECT n FROM a ORDER BY n COLLATE "C", id USING <
INSERT INTO b (id, a_id, n, qty, v) VALUES ($1, $2, $3, $4, $5)
INSERT INTO b (id, a_id, n) VALUES ($1, $2, $3), ($4, $5, $6) RETURNING *
INSERT INTO b VALUES ($1, $2, upper($3)) RETURNING id, n || 'x'
INSERT INTO b (id, a_id, qty) SELECT id, $1, $2 FROM a RETURNING id, qty AS q
INSERT INTO b (id, a_id, qty) SELECT $1, $2, $3
INSERT INTO c (label) VALUES (DEFAULT), ($1) RETURNING *
INSERT INTO c DEFAULT VALUES RETURNING id, total
INSERT INTO c (label, doc) VALUES ($1, $2) ON CONFLICT (label) DO UPDATE SET doc = EXCLUDED.doc, a_id = c.a_id + $3 WHERE c.label <> $4 RETURNING id, (xmax = 0) AS inserted
INSERT INTO c (label) VALUES ($1) ON CONFLICT DO NOTHING
INSERT INTO c AS x (label) VALUES ($1) ON CONFLICT ON CONSTRAINT c_label_key DO UPDATE SET (a_id, doc) = ($2, $3) RETURNING x.*, old.id, new.id, old.*
INSERT INTO c (id) OVERRIDING SYSTEM VALUE VALUES ($1)
INSERT INTO c (label) VALUES (1)
INSERT INTO b (id) VALUES ('x'::text)
INSERT INTO a (id, m, e, arr, p, t, r) VALUES ($1, $2, $3, $4, $5, $6, $7)
INSERT INTO a (id, m) SELECT 1, 'sad'
INSERT INTO a (id, m) SELECT 1, 'sad' UNION SELECT 2, 'ok'
INSERT INTO a (id, m) SELECT 1, x FROM (VALUES ('sad')) v (x)
INSERT INTO a (id, m) VALUES (1, 'sad'), (2, $1)
INSERT INTO a (id, m) VALUES (1, CASE WHEN true THEN 'sad' ELSE 'ok' END)
INSERT INTO va (id, n) VALUES ($1, $2)
INSERT INTO c (label) VALUES ($1) RETURNING WITH (OLD AS o, NEW AS w) o.label, w.label
UPDATE b SET n = $1, qty = qty + $2, v = DEFAULT WHERE id = $3
UPDATE b SET (n, qty) = ($1, $2) WHERE id = $3 RETURNING *
UPDATE b SET (n, qty) = ROW($1, $2), v = 'x'
UPDATE b x SET n = a.n FROM a WHERE a.id = x.a_id AND a.e = $1 RETURNING x.id, a.*
UPDATE b SET n = $1 RETURNING old.n, new.n, old, new, b
UPDATE b SET n = $1 RETURNING WITH (OLD AS o) o.n, new.id
UPDATE a SET m = CASE WHEN $1 THEN $2 ELSE m END, ts = $3, num = num * $4, d = d + $5
UPDATE a SET id = 'x'
UPDATE a SET m = 'nope'
UPDATE a SET n = id
DELETE FROM b USING a WHERE a.id = b.a_id AND a.n = $1 RETURNING b.*, a.n, old.id, new.id
DELETE FROM b WHERE id IN (SELECT id FROM a WHERE n = $1) RETURNING id
DELETE FROM b x USING a JOIN c ON c.a_id = a.id WHERE a.id = x.a_id
MERGE INTO b USING a ON a.id = b.a_id WHEN MATCHED THEN UPDATE SET n = a.n WHEN NOT MATCHED THEN INSERT (id, a_id, n) VALUES (a.id, a.id, $1)
MERGE INTO b USING a ON a.id = b.a_id WHEN MATCHED AND a.n = $1 THEN DELETE WHEN NOT MATCHED THEN DO NOTHING RETURNING merge_action(), b.*, a.n
MERGE INTO b AS t USING (SELECT $1::int4 AS id, $2 AS n) s ON s.id = t.id WHEN MATCHED THEN UPDATE SET (n, qty) = (s.n, $3) WHEN NOT MATCHED BY SOURCE AND t.qty > $4 THEN DELETE WHEN NOT MATCHED BY TARGET THEN INSERT VALUES (s.id, 1, s.n) RETURNING merge_action(), old.n, new.n, t.id, s.n
MERGE INTO b USING a ON a.id = b.a_id WHEN NOT MATCHED THEN INSERT (id, a_id) VALUES (a.id, DEFAULT)
MERGE INTO b USING a ON a.id = b.a_id WHEN NOT MATCHED THEN INSERT DEFAULT VALUES RETURNING *
MERGE INTO b USING a ON a.id = b.a_id WHEN MATCHED THEN UPDATE SET qty = 'x'::text
MERGE INTO b USING a ON a.id = b.a_id WHEN NOT MATCHED THEN INSERT (id) VALUES (b.id)
WITH m AS (MERGE INTO b USING a ON a.id = b.a_id WHEN MATCHED THEN DELETE RETURNING merge_action() AS act, b.id) SELECT * FROM m
WITH x AS (INSERT INTO b (id, a_id) VALUES ($1, $2) RETURNING *), y AS (DELETE FROM c WHERE id = $3 RETURNING id) SELECT x.*, y.id FROM x, y
WITH x AS (UPDATE b SET n = $1 RETURNING id, n) INSERT INTO c (a_id, label) SELECT id, n FROM x RETURNING *
WITH RECURSIVE t (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < $1) SELECT n FROM t
WITH RECURSIVE t AS (SELECT id, a_id, 1 AS depth, ARRAY[id] AS path FROM b UNION ALL SELECT b.id, b.a_id, depth + 1, path || b.id FROM b JOIN t ON t.id = b.a_id) SELECT * FROM t
WITH RECURSIVE t (n) AS (SELECT 'a' UNION ALL SELECT n || 'b' FROM t) SELECT n FROM t
WITH RECURSIVE t (n) AS (SELECT NULL UNION ALL SELECT 1 FROM t) SELECT n FROM t
WITH RECURSIVE t (n) AS (SELECT $1 UNION ALL SELECT n FROM t) SELECT n FROM t
WITH RECURSIVE t (n) AS (SELECT nm FROM a UNION ALL SELECT 'x' FROM t) SELECT n FROM t
WITH RECURSIVE t AS (SELECT id, a_id FROM b UNION ALL SELECT b.id, b.a_id FROM b JOIN t ON t.id = b.a_id) SEARCH DEPTH FIRST BY id SET ord SELECT * FROM t ORDER BY ord
WITH RECURSIVE t AS (SELECT id, a_id FROM b UNION ALL SELECT b.id, b.a_id FROM b JOIN t ON t.id = b.a_id) SEARCH BREADTH FIRST BY id, a_id SET ord SELECT * FROM t ORDER BY ord
WITH RECURSIVE t AS (SELECT id, a_id FROM b UNION ALL SELECT b.id, b.a_id FROM b JOIN t ON t.id = b.a_id) CYCLE id SET is_cycle USING path SELECT * FROM t
WITH RECURSIVE t AS (SELECT id, a_id FROM b UNION ALL SELECT b.id, b.a_id FROM b JOIN t ON t.id = b.a_id) CYCLE id SET is_cycle TO 'Y' DEFAULT 'N' USING path SELECT id, is_cycle, path FROM t WHERE is_cycle = $1
WITH RECURSIVE t AS (SELECT id, a_id FROM b UNION ALL SELECT b.id, b.a_id FROM b JOIN t ON t.id = b.a_id) SEARCH DEPTH FIRST BY id SET ord CYCLE id SET is_cycle USING path SELECT * FROM t
WITH RECURSIVE t AS (SELECT id, a_id FROM b UNION ALL SELECT b.id, b.a_id FROM b JOIN t ON t.id = b.a_id) CYCLE nope SET is_cycle USING path SELECT * FROM t
WITH x AS MATERIALIZED (SELECT 1 AS a) SELECT * FROM x, x AS y
WITH x AS (WITH y AS (SELECT 2 AS b) SELECT * FROM y) SELECT b FROM x
SELECT id FROM a WHERE n = $1 AND ts > $2 AND num BETWEEN $3 AND $4 AND m = $5 AND e LIKE $6 AND id = ANY($7) AND m IN ($8, $9) AND d >= $10
SELECT $1, $2::int4, $1 || 'x'
SELECT $1 + $2
SELECT $1 + 1, -$2, $3 * 1.5, $4 || $5
SELECT $1 = $2
SELECT NOT $1, $2 AND true, $3 IS NULL
SELECT $1 IS NULL OR id = $1 FROM a
SELECT id = $1 OR $1 IS NULL FROM a
SELECT COALESCE($1, 1), COALESCE($2, $3), NULLIF($4, 1), GREATEST($5, now()), COALESCE(n, $6) FROM a
SELECT CASE WHEN $1 THEN 1 ELSE $2 END, CASE $3 WHEN 1 THEN 'x' END, CASE id WHEN $4 THEN $5 ELSE n END FROM a
SELECT CASE $1 WHEN $2::tsvector THEN 1 END
SELECT CASE 'x' WHEN n THEN 1 END FROM a
SELECT CASE '1' WHEN 1 THEN 1 END
SELECT CASE NULL WHEN 1 THEN 1 END
SELECT CASE $1 WHEN 'x' THEN 1 WHEN 2 THEN 3 END
SELECT * FROM a LIMIT $1 OFFSET $2
SELECT * FROM a FETCH FIRST $1 ROWS ONLY
SELECT * FROM a LIMIT ALL
SELECT lower($1), length($2), substring($3, 1, $4), to_char(now(), $5), round($6, 2), date_trunc($7, ts), left($8, $9) FROM a
SELECT round($1), abs($2)
SELECT now() - $1, ts - $2, ts + $3, d - $4, d + $5, ts > now() - $6 FROM a
SELECT ts - $1::interval, now() - interval '1 day' * $2 FROM a
SELECT make_interval(days => $1), make_interval(hours => 1, mins => $2), make_date($3, 1, 1)
SELECT arr @> $1, arr && ARRAY[$2], $3 = ANY(arr), $4 <> ALL(ARRAY[1,2]), id = ANY(ARRAY[$5]), id = ANY('{1}') FROM a
SELECT (id, n) = ($1, $2), (id, n) IN (($3, $4)), ROW(id, n) > ($5, 'x'), (id, n) = ANY(SELECT id, n FROM b), (id, $6) IN (SELECT id, qty FROM b) FROM a
SELECT id IN (1, 2.5), id IN ($1, 2.5), 'x' IN (n, v), $2 IN (1, 2), $3 IN (SELECT id FROM a), m IN ('sad') FROM a, b
SELECT nm = 'x', nm || 'x', nm LIKE 'a%', COALESCE(nm, 'x'), CASE WHEN true THEN nm ELSE n END, CASE WHEN true THEN 'x' ELSE nm END FROM a
SELECT CASE WHEN true THEN nm ELSE 1 END FROM a
SELECT exists(SELECT 1), (SELECT id FROM a LIMIT 1), (SELECT a FROM a LIMIT 1), (SELECT (1,2))
SELECT id::text, id::text::int4, CAST(id AS numeric(5,1)), d::timestamptz, m::text, 'sad'::mood, n::mood, p::text, '(1,x)'::pair, arr::text[], arr::int8[], t::text[], '{}'::tags FROM a
SELECT d::int4 FROM a
SELECT $1::int4[], $2::mood, $3::email, $4::pair, $5::tags, $6::mood[], $7::numeric(10,2)
SELECT 1, 1.5, 1e5, 'x', true, NULL, B'1', X'1F', E'\n', 0x1F, 1_000, 99999999999, 99999999999999999999
SELECT current_date, current_timestamp(2), localtime, current_user, current_schema, current_catalog, session_user, user, current_role
SELECT xmlelement(name foo, xmlattributes(n AS a), 'x'), xmlforest(n, id AS k), xmlparse(document '<a/>'), xmlparse(content $1), xmlpi(name php, 'x'), xmlroot('<a/>', version '1.0'), xmlserialize(content '<a/>' AS text), xmlconcat('<a/>', '<b/>'), '<a/>' IS DOCUMENT, xmlexists('//a' PASSING '<a/>') FROM a
SELECT * FROM XMLTABLE('/r' PASSING '<r/>'::xml COLUMNS id int PATH '@id', o FOR ORDINALITY, t text)
SELECT * FROM a FOR UPDATE OF a SKIP LOCKED
SELECT DISTINCT ON (m) id, m FROM a ORDER BY m, id
SELECT DISTINCT m, id FROM a ORDER BY n
SELECT ctid, xmin, tableoid, tableoid::regclass FROM a
SELECT id AS n, n AS id FROM a ORDER BY id
SELECT upper(n) AS n FROM a GROUP BY n
SELECT n AS k, count(*) FROM a GROUP BY k HAVING count(*) > $1
SELECT id, count(*) FROM a GROUP BY n
SELECT a.*, count(*) FROM a GROUP BY a.id
SELECT n FROM a GROUP BY id
SELECT va.*, va FROM va
SELECT count(*) FILTER (WHERE n = $1), sum(id) FILTER (WHERE m = $2) FROM a
SELECT r @> $1, r && $2, r * r, lower(r), upper(r), r @> 5, isempty(r), int4range($3, $4), r -|- '[1,2)' FROM a
SELECT n ~ $1, n !~* 'x', n SIMILAR TO $2, n LIKE $3 ESCAPE $4, n ILIKE ANY($5), n ILIKE ANY(ARRAY['x']), n ^@ 'x' FROM a
SELECT to_tsvector('english', n) @@ to_tsquery($1), to_tsvector(n) @@ 'x'::tsquery, ts_rank(to_tsvector(n), plainto_tsquery('english', $2)) FROM a
SELECT OPERATOR(pg_catalog.-) 1, 1 OPERATOR(pg_catalog.+) $1
SELECT nextval('c_id_seq'), currval($1), setval('c_id_seq', $2)
SELECT pg_typeof($1::int4), format('%s', $2), concat($3, 'x'), concat_ws(',', $4::text, n) FROM a
SELECT concat($1)
SELECT count($1)
SELECT max($1)
SELECT array_agg($1)
SELECT json_agg($1)
SELECT quote_literal($1), to_json($1::text), num_nulls($2::int4)
SELECT a.id, (SELECT count(*) FROM b WHERE b.a_id = a.id AND b.n = $1) FROM a WHERE EXISTS (SELECT 1 FROM b WHERE b.v = $2)
SELECT name(a), a.name FROM a
SELECT n(a), upper(a.n) FROM a
SELECT public.add1(1), pg_catalog.lower('X'), public.a.id FROM public.a
SELECT ALL id FROM a
SELECT FROM a
SELECT * FROM a WHERE false
SELECT "id" "x y", 'a' 'select' FROM a
SELECT x.*, y.* FROM a x, a y
SELECT * FROM a, LATERAL outp(a.id)
SELECT id, outp(id) FROM a
SELECT i FROM generate_series(1, $1) i
SELECT * FROM generate_series($1::date, $2, '1 day')
SELECT * FROM generate_series($1, $2)
SELECT * FROM generate_subscripts(ARRAY[1], 1) s
SELECT * FROM pg_class LIMIT 1
SELECT * FROM information_schema.tables
SELECT * FROM current_date, upper('x') u
SELECT * FROM COALESCE(1, 2)
SELECT * FROM JSON_OBJECT('a': 1)
SELECT interval '1 day' * $1, $2 * interval '1 hour', iv / $3 FROM b
SELECT $1::text, $1::varbit
SELECT $1::int4, $1::text
SELECT $1 LIKE 'x', $1 + 1
SELECT $1::date + $2, $3::timestamptz - $4
SELECT sum($1), avg($2) FROM a
SELECT sum($1::int4), avg($2::numeric) FROM a
SELECT money '1.5' * 2, 2 * $1::money
SELECT point(1,2) <-> point '(1,1)', (point(1,2))[0], box(point(0,0), point(1,1)) && '((0,0),(1,1))'
SELECT 5 / 2, 5 % 2, 2 ^ 3, |/ 4.0, @ -5, 5 & 3, ~5, 1 << 2, 5::int8 / 2::int2, 1.5::float4 + 1
SELECT '2020-01-01'::date - '2019-01-01'::date, date '2020-01-01' + time '10:00', now() - now(), timestamp '2020-01-01' - date '2020-01-01', time '10:00' - time '09:00', date '2020-01-01' + 1
SELECT inet '10.0.0.1' + 1, inet '10.0.0.1' - inet '10.0.0.0', inet '10.0.0.1' << '10.0.0.0/8', host('10.0.0.1')
SELECT ARRAY[$1]::uuid[], ARRAY[$2, '1']::int4[], ARRAY[[$3]]::int4[], CAST(ARRAY[] AS text[]), ARRAY[1,2]::text[], ARRAY[$4::int4]::int8[], ARRAY[$5]::tags
SELECT ARRAY['x']::int4[]
SELECT ARRAY[now()]::int4[]
SELECT ARRAY[]
SELECT ARRAY(SELECT arr FROM a)
SELECT CASE $1 WHEN 'x' THEN 1 END
SELECT CASE NULL WHEN n THEN 1 END FROM a
SELECT CASE '1' WHEN 1 THEN 1 END
MERGE INTO b AS t USING (SELECT $1::int4 AS id, $2 AS n) s ON s.id = t.id WHEN MATCHED THEN UPDATE SET (n, qty) = (s.n, $3) WHEN NOT MATCHED BY SOURCE AND t.qty > $4 THEN DELETE WHEN NOT MATCHED BY TARGET THEN INSERT VALUES (s.id, 1, s.n) RETURNING merge_action(), old.n, new.n, t.id, s.n
SELECT EXISTS (SELECT 1 FROM a WHERE id = ANY(ARRAY[$1, $2]))
SELECT id FROM a WHERE id = ANY($1::int4[])
SELECT id FROM a WHERE m = ANY($1)
SELECT id FROM a WHERE n = ANY(string_to_array($1, ','))
SELECT ARRAY[e] || CASE WHEN $1 THEN e END, CASE WHEN true THEN e END, CASE WHEN true THEN t END || 'x' FROM a
UPDATE a SET p.x = $1, p.y = $2, dp.x = $3 WHERE id = $4
UPDATE a SET p.nope = 1
UPDATE a SET a.n = 'x'
UPDATE a SET arr[1:2] = $1, j['a']['b'] = $2, t[1] = $3
UPDATE a SET arr[1] = 'x'::text
UPDATE a SET arr[1:2] = 1
UPDATE a SET arr[1] = 1, arr[2] = 2, p.x = 1, p.x = 2
UPDATE a SET n = 'x', n = 'y'
UPDATE a SET p.x = 1, p = '(1,x)'
UPDATE a SET arr[1] = DEFAULT
UPDATE a SET (p.x, arr[1]) = (SELECT 1, 2)
UPDATE a SET (n, id) = (DEFAULT, 1), p = ROW(DEFAULT)
UPDATE a SET (n, id) = (DEFAULT, 1)
UPDATE a SET (n, id) = (SELECT $1, $2)
UPDATE a SET ctid = '(0,1)'
UPDATE b SET parr[1].x = $1, parr[2] = $2, m2[1][2] = $3
UPDATE c SET id = 1
UPDATE c SET id = DEFAULT, total = DEFAULT
UPDATE c SET total = 1
INSERT INTO c (id) VALUES (1)
INSERT INTO c (id, label) VALUES (DEFAULT, 'x'), (1, 'y')
INSERT INTO c (id) SELECT 1
INSERT INTO c (id) OVERRIDING USER VALUE SELECT 1
INSERT INTO c (total) OVERRIDING SYSTEM VALUE VALUES (1)
INSERT INTO c SELECT 1, 2
INSERT INTO a (p.x, p.y, arr[1], arr[2], id) VALUES ($1, $2, $3, $4, $5)
INSERT INTO a (arr[1:2], id) VALUES ($1, 1)
INSERT INTO a (id, id) VALUES (1, 1)
INSERT INTO a (p, p.x) VALUES ('(1,x)', 1)
INSERT INTO b (parr[1].x, parr[2], id, a_id) VALUES ($1, $2, 1, 1)
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = n || 'x'
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET parr[1].x = excluded.qty
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED THEN INSERT (id, a_id) VALUES (1)
MERGE INTO c USING a ON a.id = c.id WHEN NOT MATCHED THEN INSERT (id) VALUES (5)
SELECT arr['x'::text] FROM a
SELECT arr[true] FROM a
SELECT j[1:2] FROM a
SELECT j[1.5] FROM a
SELECT $1::int, $1::text
SELECT $1::int, upper($1)
SELECT $1, $1 + 1
SELECT $1 UNION ALL SELECT $1 + 1
SELECT n, (SELECT $1 FROM b WHERE id = $1) FROM a
INSERT INTO b (id, qty, a_id) VALUES ($1, $1, 1)
INSERT INTO b (v, n, id, a_id) VALUES ($1, $1, 1, 1)
INSERT INTO b (id, a_id, n) VALUES ($1, 1, $1::text)
INSERT INTO b (id, a_id, n) VALUES (1, 1, 'x') ON CONFLICT (id) DO UPDATE SET n = $1, v = $1
UPDATE b SET n = $1, v = $1
UPDATE b SET n = $1 WHERE id = $1
UPDATE b SET qty = $1 WHERE id = $1
SELECT * FROM a WHERE (id = $1 OR $1 = '')
SELECT * FROM a WHERE ($1 = '' OR id = $1)
SELECT $1 IS JSON
SELECT id FROM a WHERE count(*) > 1
SELECT id FROM a GROUP BY count(*)
SELECT count(count(*)) FROM a
SELECT sum(id) OVER (ORDER BY sum(id) OVER ()) FROM a
SELECT sum(sum(id) OVER ()) FROM a
SELECT sum(generate_series(1,2)) FROM a
SELECT sum(id) OVER (PARTITION BY generate_series(1,2)) FROM a
SELECT sum((SELECT count(b.id) FROM b)) FROM a
SELECT (SELECT count(a.id)) FROM a
SELECT (SELECT count(a.id) FROM b) FROM a
SELECT (SELECT sum(a.id + b.id) FROM b) FROM a
SELECT (SELECT b.n FROM b WHERE b.id = count(a.id)) FROM a
SELECT (SELECT b.n FROM b WHERE b.id = count(b.id)) FROM a
SELECT id FROM a JOIN b USING (id) WHERE id = max(id)
SELECT * FROM a JOIN b ON count(a.id) = 1
SELECT * FROM a JOIN b ON row_number() OVER () = 1
SELECT * FROM a, generate_series(1, count(*)) g
SELECT * FROM a, LATERAL generate_series(1, max(a.id)) g
SELECT * FROM a, LATERAL (SELECT max(a.id)) g
SELECT * FROM a, LATERAL (SELECT max(a.id) FROM b) g
SELECT id FROM a LIMIT count(*)
SELECT id FROM a LIMIT row_number() OVER ()
SELECT id FROM a OFFSET sum(id)
SELECT id FROM a LIMIT id
SELECT id FROM a LIMIT (SELECT 1)
SELECT id FROM a LIMIT generate_series(1,2)
VALUES (count(*))
VALUES (row_number() OVER ())
VALUES (generate_series(1,2))
INSERT INTO b (id, a_id) VALUES (1, count(*))
INSERT INTO b (id, a_id) VALUES (1, row_number() OVER ())
INSERT INTO b (id, a_id) VALUES (generate_series(1,2), 1)
INSERT INTO b (id, a_id) VALUES (generate_series(1,2), 1), (1, 2)
INSERT INTO b (id, a_id) VALUES (1, 1) RETURNING count(*)
INSERT INTO b (id, a_id) VALUES (1, 1) RETURNING row_number() OVER ()
INSERT INTO b (id, a_id) VALUES (1, 1) RETURNING generate_series(1, 2)
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET qty = count(*)
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET qty = 1 WHERE count(*) > 1
UPDATE b SET qty = count(*)
UPDATE b SET qty = row_number() OVER ()
UPDATE b SET qty = generate_series(1,2)
UPDATE b SET qty = 1 WHERE count(*) > 1
UPDATE b SET qty = 1 WHERE row_number() OVER () > 1
UPDATE b SET qty = (SELECT count(b.id))
UPDATE b SET qty = (SELECT count(*) FROM a)
DELETE FROM b WHERE sum(qty) > 1
DELETE FROM b WHERE generate_series(1,2) > 1
MERGE INTO b USING a ON count(*) = 1 WHEN MATCHED THEN DELETE
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED AND count(*) > 1 THEN DELETE
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED AND row_number() OVER () > 1 THEN DELETE
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED THEN UPDATE SET qty = count(*)
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED THEN INSERT (id, a_id) VALUES (count(*), 1)
SELECT id FROM a WHERE row_number() OVER () = 1
SELECT id FROM a GROUP BY row_number() OVER ()
SELECT id FROM a GROUP BY id HAVING row_number() OVER () = 1
SELECT id FROM a GROUP BY id HAVING generate_series(1,2) = 1
SELECT sum(id) FILTER (WHERE count(*) > 1) FROM a
SELECT sum(id) FILTER (WHERE row_number() OVER () > 1) FROM a
SELECT sum(id) FILTER (WHERE generate_series(1,2) > 1) FROM a
SELECT sum(id) FILTER (WHERE id) FROM a
SELECT upper(n) FILTER (WHERE true) FROM a
SELECT row_number() FROM a
SELECT row_number() FILTER (WHERE true) OVER () FROM a
SELECT rank() OVER () FROM a
SELECT rank() WITHIN GROUP (ORDER BY id) FROM a
SELECT rank(1) WITHIN GROUP (ORDER BY id) FROM a
SELECT rank(1, 2) WITHIN GROUP (ORDER BY id, qty) FROM b
SELECT rank(1) WITHIN GROUP (ORDER BY id, qty) FROM b
SELECT rank('x') WITHIN GROUP (ORDER BY id) FROM b
SELECT rank($1, $2) WITHIN GROUP (ORDER BY id, n) FROM b
SELECT dense_rank($1) WITHIN GROUP (ORDER BY ts), percent_rank(1) WITHIN GROUP (ORDER BY num), cume_dist($2) WITHIN GROUP (ORDER BY d) FROM a
SELECT dense_rank(id) WITHIN GROUP (ORDER BY ts) FROM a
SELECT dense_rank(id) WITHIN GROUP (ORDER BY i8) FROM a GROUP BY id
SELECT rank('x'::text) WITHIN GROUP (ORDER BY id) FROM a
SELECT rank(1.5) WITHIN GROUP (ORDER BY id) FROM a
SELECT mode(n) WITHIN GROUP (ORDER BY n) FROM a
SELECT mode() FROM a
SELECT mode() WITHIN GROUP (ORDER BY id, n) FROM a
SELECT mode() WITHIN GROUP (ORDER BY id) OVER () FROM a
SELECT mode() WITHIN GROUP (ORDER BY $1) FROM a
SELECT percentile_cont(0.5) FROM a
SELECT percentile_cont(0.5, id) FROM a
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY n) FROM a
SELECT percentile_cont(id) WITHIN GROUP (ORDER BY num) FROM a
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY id) OVER () FROM a
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY id, id) FROM a
SELECT percentile_disc($1) WITHIN GROUP (ORDER BY n) FROM a
SELECT percentile_disc(ARRAY[0.1]) WITHIN GROUP (ORDER BY n) FROM a
SELECT sum(id) WITHIN GROUP (ORDER BY id) FROM a
SELECT sum(DISTINCT id) OVER () FROM a
SELECT sum(id ORDER BY id) OVER () FROM a
SELECT upper(DISTINCT n) FROM a
SELECT upper(n ORDER BY n) FROM a
SELECT upper(*) FROM a
SELECT count() FROM a
SELECT upper(n) OVER () FROM a
SELECT upper(n) WITHIN GROUP (ORDER BY n) FROM a
SELECT generate_series(1,2) OVER () FROM a
SELECT row_number(DISTINCT id) OVER () FROM a
SELECT rank(ORDER BY id) OVER () FROM a
SELECT row_number(*) OVER () FROM a
SELECT lag(id ORDER BY id) OVER () FROM a
SELECT lag(DISTINCT id) OVER () FROM a
SELECT string_agg(DISTINCT n, ',' ORDER BY id) FROM a
SELECT array_agg(DISTINCT n ORDER BY n DESC NULLS LAST) FROM a
SELECT array_agg(DISTINCT n ORDER BY upper(n)) FROM a
SELECT array_agg(DISTINCT j), array_agg(DISTINCT js) FROM a
SELECT count(DISTINCT js) FROM a
SELECT array_agg(js ORDER BY js) FROM a
SELECT count(DISTINCT point(1,2)) FROM a
SELECT percentile_cont(DISTINCT 0.5) WITHIN GROUP (ORDER BY id) FROM a
SELECT mysum(VARIADIC id) FROM a
SELECT GROUPING(id) FROM a
SELECT GROUPING(upper(n)) FROM a GROUP BY upper(n)
SELECT id FROM a WHERE GROUPING(id) = 1 GROUP BY id
SELECT count(*) FROM a GROUP BY id HAVING GROUPING(id) = 0
SELECT GROUPING(id, m) FROM a GROUP BY id
SELECT sum(GROUPING(id)) FROM a GROUP BY id
SELECT sum(GROUPING(id)) OVER () FROM a GROUP BY id
SELECT id, n FROM a GROUP BY n
SELECT a.* FROM a GROUP BY n
SELECT a FROM a GROUP BY id
SELECT a FROM a GROUP BY n
SELECT ctid FROM a GROUP BY id
SELECT id FROM a HAVING true
SELECT id FROM a HAVING count(*) > 1
SELECT 1 FROM a HAVING id > 1
SELECT (SELECT b.n FROM b WHERE b.a_id = a.id) FROM a GROUP BY n
SELECT (SELECT b.n FROM b WHERE b.a_id = a.i8) FROM a GROUP BY i8
SELECT id + 1, count(*) FROM a GROUP BY id + 1
SELECT id + 2, count(*) FROM a GROUP BY id + 1
SELECT id + $1, count(*) FROM a GROUP BY id + $1
SELECT n FROM a GROUP BY 1
SELECT n FROM a GROUP BY 2
SELECT n FROM a GROUP BY 'x'
SELECT n FROM a GROUP BY 1.5
SELECT n FROM a GROUP BY ROLLUP (1)
SELECT n AS k FROM a GROUP BY k
SELECT id AS n, n AS k FROM a GROUP BY n
SELECT n FROM a GROUP BY js, n
SELECT js FROM a GROUP BY js
SELECT DISTINCT js FROM a
SELECT DISTINCT point(1,2) FROM a
SELECT js FROM a UNION SELECT js FROM a
SELECT js FROM a UNION ALL SELECT js FROM a
SELECT js FROM a INTERSECT SELECT js FROM a
SELECT id FROM a ORDER BY js
SELECT id FROM a ORDER BY point(1,2)
SELECT id FROM a ORDER BY xmlparse(content 'x')
SELECT sum(id) OVER (PARTITION BY js) FROM a
SELECT sum(id) OVER (ORDER BY js) FROM a
SELECT id FROM a ORDER BY p, arr, m, r
SELECT sum(id) OVER w FROM a
SELECT sum(id) OVER w FROM a WINDOW w AS (), w AS ()
SELECT sum(id) OVER (w PARTITION BY id) FROM a WINDOW w AS (ORDER BY id)
SELECT sum(id) OVER (w ORDER BY id) FROM a WINDOW w AS (ORDER BY n)
SELECT sum(id) OVER (w ORDER BY id) FROM a WINDOW w AS (PARTITION BY n)
SELECT sum(id) OVER (w) FROM a WINDOW w AS (ROWS 1 PRECEDING)
SELECT sum(id) OVER w FROM a WINDOW w AS (ROWS 1 PRECEDING)
SELECT sum(id) OVER (w ROWS 1 PRECEDING) FROM a WINDOW w AS (ORDER BY id)
SELECT sum(id) OVER (ORDER BY id RANGE UNBOUNDED FOLLOWING) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 PRECEDING) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN id PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN 'x' PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN 1.5 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN 'x'::text PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN count(*) PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY id, n RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (ORDER BY n, id RANGE UNBOUNDED PRECEDING) FROM a
SELECT sum(id) OVER (ORDER BY 1) FROM a
SELECT sum(id) OVER (ORDER BY 'x') FROM a
SELECT sum(id) OVER (ORDER BY arr RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM a
SELECT sum(id) OVER (PARTITION BY 2) FROM a
SELECT id, row_number() OVER () AS rn FROM a ORDER BY rn
SELECT id FROM a ORDER BY row_number() OVER ()
SELECT id FROM a ORDER BY count(*)
SELECT DISTINCT id FROM a ORDER BY row_number() OVER ()
SELECT DISTINCT ON (row_number() OVER ()) id FROM a
SELECT DISTINCT ON (count(*)) m FROM a GROUP BY m
SELECT DISTINCT ON (generate_series(1,2)) id FROM a
SELECT id = n FROM a
SELECT id || id FROM a
SELECT id ~ 'x' FROM a
SELECT id @@@ 1 FROM a
SELECT - n FROM a
SELECT id OPERATOR(pg_catalog.+) 1 FROM a
SELECT id @#@ 'x'::text FROM a
SELECT 'a' + 'b'
SELECT '1' + '2'
SELECT NULL + NULL
SELECT '1' < '2'
SELECT 'a' || 'b'
SELECT 'a' ~ 'b'
SELECT $1 || $2
SELECT $1 < $2
SELECT nope(1)
SELECT nope.upper('x')
SELECT upper(1)
SELECT upper('x', 'y')
SELECT upper(x => 'x')
SELECT add1(z => 1)
SELECT add1(x => 1, x => 2)
SELECT add1(x => 1, 2)
SELECT add1(1, x => 2)
SELECT add1(1, 2, 3)
SELECT add1()
SELECT add1(y => 1)
SELECT add1('x')
SELECT add1('x'::text)
SELECT add1(1.5)
SELECT add1(1::int8)
SELECT add1(1::int2)
SELECT vari(1, 'x'::text)
SELECT vari(VARIADIC 1)
SELECT vari(VARIADIC '{1}')
SELECT vari(VARIADIC ARRAY['x'])
SELECT vari(1, VARIADIC ARRAY[2])
SELECT upper(VARIADIC ARRAY['x'])
SELECT concat(VARIADIC ARRAY['x']), format('%s', VARIADIC ARRAY[1])
SELECT concat(VARIADIC 'x')
SELECT concat(VARIADIC 1)
SELECT concat()
SELECT format()
SELECT greatest(1, 'x'::text)
SELECT coalesce(1, 'x'::text)
SELECT coalesce(1, 'x')
SELECT nullif(1, 'x'::text)
SELECT nullif(js, js) FROM a
SELECT greatest(js, js) FROM a
SELECT CASE WHEN true THEN 1 ELSE 'x'::text END
SELECT CASE id WHEN 'x' THEN 1 END FROM a
SELECT CASE id WHEN n THEN 1 END FROM a
SELECT CASE js WHEN js THEN 1 END FROM a
SELECT id IN (1, 'x') FROM a
SELECT id IN ('x'::text) FROM a
SELECT id IN (SELECT n FROM b) FROM a
SELECT id IN (SELECT id, n FROM b) FROM a
SELECT (id, n) IN (SELECT id FROM b) FROM a
SELECT (id, n) IN (SELECT id, n, v FROM b) FROM a
SELECT (id, n) = (SELECT id FROM b) FROM a
SELECT (id, n) = (SELECT id, n FROM b) FROM a
SELECT (id, n) = (1, 2, 3) FROM a
SELECT (id, n) = ROW(1) FROM a
SELECT () = ()
SELECT ROW() = ROW()
SELECT (1, 2) || (3, 4)
SELECT (1, 2) + (3, 4)
SELECT (1, 2) ~ (3, 4)
SELECT (1, 2) < ('x'::text, 4)
SELECT ROW(1, 2) IS DISTINCT FROM ROW(1, 2), ROW(1, 2) IS NULL, ROW(1, 2) IS NOT DISTINCT FROM ROW(1, 'x')
SELECT ROW(1, 2) IS DISTINCT FROM ROW(1)
SELECT 1 = ANY (1)
SELECT 1 = ANY ('{1}')
SELECT 1 = ANY (ARRAY['x'])
SELECT 1 = ANY (SELECT 'x'::text)
SELECT 1 + ANY (ARRAY[1])
SELECT 'x' ~~ ANY (ARRAY['x']), 'x' LIKE ANY ('{x}'), n ILIKE ALL (ARRAY['a', $1]) FROM a
SELECT id = ANY (arr), id = ANY (n) FROM a
SELECT (SELECT 1, 2)
SELECT (SELECT * FROM b)
SELECT ARRAY(SELECT 1, 2)
SELECT EXISTS (SELECT 1, 2)
SELECT ARRAY[1, 'x'::text]
SELECT ARRAY[1, 'x']
SELECT ARRAY[[1], 2]
SELECT ARRAY[[1], ['x'::text]]
SELECT ARRAY[ARRAY[1], ARRAY[1.5]]
SELECT ARRAY[arr, 1] FROM a
SELECT id[1] FROM a
SELECT n[1] FROM a
SELECT arr['x'] FROM a
SELECT arr['1'] FROM a
SELECT arr[1.5] FROM a
SELECT arr['x'::text] FROM a
SELECT arr[true] FROM a
SELECT arr[i8] FROM a
SELECT j[1:2] FROM a
SELECT j[true] FROM a
SELECT j[1.5] FROM a
SELECT js['a'] FROM a
SELECT (id).x FROM a
SELECT (p).nope FROM a
SELECT (a.p).x, (p).x, (p).* FROM a
SELECT p.x FROM a
SELECT a.p.x FROM a
SELECT (a).id, (a).nope FROM a
SELECT (a.*).id FROM a
SELECT (a).* FROM a
SELECT (arr).x FROM a
SELECT (arr[1]).x FROM a
SELECT (parr[1]).x, (parr[1]).*, parr[1].x FROM b
SELECT (dp).x, (dp).* FROM a
SELECT (ROW(1, 2)).*
SELECT (ROW(1, 2)).f2, (ROW(1, 2)).f3
SELECT ($1).x
SELECT ('x').y
SELECT (NULL).y
SELECT (rec(1)).x
SELECT (rec(1)).*
SELECT (outp(1)).*, (outp(2)).b
SELECT (out1(1)).*
SELECT (out1(1)).b
SELECT (tab(1)).*, (setof_a()).*, (one_a(1)).*
SELECT (tab1(1)).*
SELECT (setpair(1)).*, (pairf(2)).*
SELECT (polyout(1)).*
SELECT (setint(1)).*
SELECT (CASE WHEN true THEN p END).*, (COALESCE(p, dp)).x FROM a
SELECT ((SELECT a FROM a LIMIT 1)).*
SELECT ((SELECT p FROM a LIMIT 1)).x
SELECT (SELECT (p).* FROM a)
SELECT (jsonb_populate_record(NULL::pair, '{}')).*
SELECT (jsonb_each('{}')).*
SELECT (jsonb_each(j)).key, (jsonb_each(j)).value FROM a
SELECT (jsonb_to_record('{}')).*
SELECT (unnest(parr)).* FROM b
SELECT (unnest(parr)).x FROM b
SELECT (unnest(arr)).* FROM a
SELECT ROW((p).*), ROW((p).*, 1), ROW(a.*, (p).*) FROM a
SELECT ARRAY[(p).*] FROM a
SELECT count((p).*) FROM a
SELECT num_nulls((p).*) FROM a
SELECT upper((p).*) FROM a
SELECT coalesce((p).*) FROM a
SELECT coalesce(a.*) FROM a
SELECT (p).* IS NULL FROM a
SELECT a.* IS NULL FROM a
SELECT (p).* = ROW(1, 'x') FROM a
SELECT a.* = a.* FROM a
SELECT * FROM a WHERE (p).x = $1 AND (p).y = $2
SELECT p.* FROM a
SELECT a.p.* FROM a
SELECT s.* FROM (SELECT p FROM a) s
SELECT (s.p).* FROM (SELECT p FROM a) s
SELECT s.p.x FROM (SELECT p FROM a) s
SELECT (s).p, ((s).p).x, ((s).p).* FROM (SELECT p FROM a) s
SELECT (s).* FROM (SELECT 1 AS x, 'y' AS z) s
SELECT s FROM (SELECT 1 AS x, 'y' AS z) s
SELECT (s).x, (s).q FROM (SELECT 1 AS x, 'y' AS z) s
SELECT (v).column1, (v).* FROM (VALUES (1, 'x')) v
SELECT (g).* FROM generate_series(1,2) g
SELECT (t).*, (t).k FROM tab(1) t
SELECT (w).* FROM (WITH w AS (SELECT 1 AS q) SELECT w FROM w) s
WITH w AS (SELECT a FROM a) SELECT (a).id, (w.a).* FROM w
SELECT (r).f1 FROM (SELECT ROW(1, 'x') AS r) s
SELECT (r).x FROM (SELECT (p).x AS q, p AS r FROM a) s
SELECT array_agg((p).*) FROM a
SELECT a.*, (a.p).*, 1 FROM a
SELECT id, (p).*, (p).* FROM a
SELECT (p).* AS q FROM a
SELECT (p).*::text FROM a
INSERT INTO b (id, n) SELECT (p).* FROM a
INSERT INTO b (id, n) SELECT (pairf(1)).*
INSERT INTO b (id, n) VALUES ((pairf(1)).*)
INSERT INTO b (id, n, v) VALUES ((pairf(1)).*, 'x')
INSERT INTO b (id, n) VALUES (((1,'x')::pair).*), (1, 'y')
VALUES ((pairf(1)).*)
VALUES ((ROW(1,'x')::pair).*, 2)
UPDATE a SET n = 'x' RETURNING (p).*, (a).id, (old.p).x, (new.p).*, (old).*
UPDATE b SET (id, n) = ROW((pairf(1)).*)
UPDATE b SET (id, n) = (pairf(1))
UPDATE b SET (id, n) = (SELECT (pairf(1)).*)
INSERT INTO a (id) VALUES (1) RETURNING (p).x, (dp).*
DELETE FROM a RETURNING (p).*
SELECT id FROM a ORDER BY 2
SELECT id FROM a ORDER BY 0
SELECT id FROM a ORDER BY -1
SELECT id FROM a ORDER BY 'x'
SELECT id FROM a ORDER BY 1.5
SELECT id FROM a ORDER BY NULL
SELECT id FROM a ORDER BY $1
SELECT id FROM a ORDER BY true
SELECT id AS x, id AS x FROM a ORDER BY x
SELECT id FROM a ORDER BY id USING nope
SELECT id FROM a ORDER BY id USING >
SELECT DISTINCT ON (2) id FROM a
SELECT DISTINCT ON (id, n) n FROM a ORDER BY n, id, d
SELECT DISTINCT ON (id) n FROM a ORDER BY id, n
SELECT DISTINCT n FROM a ORDER BY id
SELECT DISTINCT n FROM a ORDER BY upper(n)
SELECT DISTINCT upper(n) FROM a ORDER BY upper(n)
SELECT id FROM a UNION SELECT n FROM b
SELECT id, n FROM a UNION SELECT id FROM b
SELECT id FROM a UNION SELECT id FROM b ORDER BY n
SELECT id FROM a UNION SELECT id FROM b ORDER BY 2
SELECT * FROM a UNION SELECT * FROM b FOR UPDATE
SELECT id FROM a HAVING true FOR SHARE
SELECT * FROM a, (VALUES (1)) v FOR UPDATE OF v
SELECT * FROM a, (SELECT 1) v FOR UPDATE OF v
SELECT * FROM a, (SELECT id FROM b) v FOR UPDATE
WITH v AS (SELECT 1) SELECT * FROM a, v FOR UPDATE
SELECT * FROM a JOIN b ON true FOR UPDATE OF a, b NOWAIT
SELECT * FROM a LEFT JOIN b ON true FOR UPDATE
SELECT * FROM a LEFT JOIN b ON true FOR UPDATE OF b
SELECT 1 FOR UPDATE
SELECT * FROM va FOR UPDATE
SELECT * FROM a a, b a
SELECT * FROM a, a
SELECT * FROM a JOIN a ON true
SELECT * FROM a, public.a
SELECT * FROM a x, (SELECT 1) x
SELECT * FROM (a JOIN b ON true) AS a
SELECT * FROM a, (a JOIN b ON true) AS x
SELECT * FROM (a JOIN b ON true) AS x, (a JOIN b ON true) AS y
SELECT * FROM (a JOIN b ON true) AS x, a
SELECT a.id FROM (a JOIN b ON true) AS x
SELECT x.qty FROM (a JOIN b USING (id)) AS x
SELECT x.* FROM (a JOIN b USING (id)) AS x
SELECT x FROM (a JOIN b USING (id)) AS x
SELECT x.one, x.two FROM (a JOIN b USING (id)) AS x (one, two)
SELECT * FROM (a JOIN b USING (id)) AS x (one, two)
SELECT x.id FROM (b JOIN c ON c.a_id = b.a_id) AS x (q)
SELECT b.id FROM (b JOIN c ON c.a_id = b.a_id) AS x (q)
SELECT * FROM (b JOIN c ON c.a_id = b.a_id) AS x (a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11,a12,a13,a14,a15,a16,a17)
SELECT u.id, a.id, b.id FROM a JOIN b USING (id) AS u
SELECT u.n FROM a JOIN b USING (id) AS u
SELECT u FROM a JOIN b USING (id) AS u
SELECT u.* FROM a JOIN b USING (id) AS u
SELECT * FROM a JOIN b USING (id, n) AS u WHERE u.n = $1
SELECT * FROM a JOIN b USING (id) AS a
SELECT * FROM a JOIN b USING (id) AS u JOIN c AS u ON true
SELECT * FROM a FULL JOIN b USING (id) AS u WHERE u.id IS NOT NULL
SELECT to_jsonb(u), row_to_json(x) FROM (a JOIN b USING (id) AS u) AS x
SELECT to_jsonb(x) FROM (a JOIN b USING (id)) AS x
SELECT to_jsonb(u) FROM a JOIN b USING (id) AS u
SELECT * FROM (a JOIN b USING (id)) AS x JOIN c ON c.a_id = x.id
SELECT * FROM (a JOIN b USING (id)) AS x JOIN c ON c.a_id = a.id
SELECT * FROM a JOIN b USING (nope)
SELECT * FROM a JOIN b USING (a_id)
SELECT * FROM a JOIN b USING (qty)
SELECT * FROM a JOIN b USING (id, id)
SELECT * FROM (a JOIN b ON true) JOIN c USING (id)
SELECT * FROM c JOIN (a JOIN b ON true) USING (id)
SELECT * FROM a NATURAL JOIN (b JOIN c ON true)
SELECT * FROM a JOIN (SELECT 1.5 AS id) z USING (id)
SELECT * FROM a JOIN (SELECT 'x'::text AS id) z USING (id)
SELECT * FROM a JOIN (SELECT js AS js FROM a) z USING (js)
SELECT * FROM a JOIN (SELECT 'x' AS id) z USING (id)
SELECT id FROM a JOIN b ON a.id = c.id
SELECT * FROM a JOIN b ON a.id = c.id JOIN c ON true
SELECT * FROM a, b JOIN c ON a.id = c.a_id
SELECT * FROM a, LATERAL (SELECT * FROM b WHERE b.a_id = a.id) z
SELECT * FROM a, (SELECT * FROM b WHERE b.a_id = a.id) z
SELECT * FROM LATERAL (SELECT * FROM b WHERE b.a_id = a.id) z, a
SELECT * FROM a RIGHT JOIN LATERAL (SELECT a.id) z ON true
SELECT * FROM a FULL JOIN LATERAL (SELECT a.id) z ON true
SELECT * FROM a LEFT JOIN LATERAL (SELECT a.id) z ON true
SELECT * FROM a RIGHT JOIN LATERAL generate_series(1, a.id) z ON true
SELECT * FROM a RIGHT JOIN generate_series(1, a.id) z ON true
SELECT * FROM a FULL JOIN unnest(a.arr) z ON true
SELECT * FROM (a RIGHT JOIN b ON true), LATERAL (SELECT a.id) z
SELECT * FROM a JOIN b ON true RIGHT JOIN LATERAL (SELECT a.id) z ON true
SELECT * FROM c, LATERAL (SELECT * FROM a RIGHT JOIN LATERAL (SELECT c.id) z ON true) q
SELECT * FROM c, (a RIGHT JOIN LATERAL (SELECT c.id) z ON true)
SELECT * FROM a CROSS JOIN generate_series(1, id) g
SELECT * FROM generate_series(1, a.id) g, a
SELECT * FROM nope
SELECT * FROM nope.a
SELECT * FROM public.nope
SELECT nope.id FROM a
SELECT nope.* FROM a
SELECT public.nope.id FROM a
SELECT x.y.z.w FROM a
SELECT x.y.z.w.v FROM a
SELECT a.nope FROM a
SELECT nope FROM a
SELECT id FROM a, b
SELECT n FROM a JOIN b USING (id)
SELECT a.id FROM a x
SELECT public.a.id FROM a
SELECT pg_catalog.a.id FROM a
SELECT i FROM a AS x (i, i)
SELECT * FROM a AS x (id, n)
SELECT id FROM a AS x (q)
SELECT * FROM b AS x (a,b,c,d,e,f,g,h,i,j,k,l)
SELECT * FROM (SELECT 1) AS x (a, b)
SELECT * FROM (VALUES (1)) AS x (a, b)
SELECT * FROM generate_series(1,2) AS x (a, b)
SELECT * FROM tab(1) AS x (a, b, c)
SELECT * FROM rec(1)
SELECT * FROM setrec(1)
SELECT * FROM rec(1) AS x
SELECT * FROM rec(1) AS x (a, b)
SELECT * FROM rec(1) AS (a int, b text)
SELECT * FROM rec(1) AS x (a int, a text)
SELECT * FROM rec(1) AS x (a nope)
SELECT * FROM tab(1) AS x (a int, b text)
SELECT * FROM outp(1) AS x (a int, b text)
SELECT * FROM generate_series(1,2) AS x (a int)
SELECT * FROM setof_a() AS x (a int)
SELECT * FROM pairf(1) AS x (a int, b text)
SELECT * FROM ROWS FROM (rec(1) AS (a int, b text), generate_series(1,2)) AS q
SELECT * FROM ROWS FROM (rec(1), generate_series(1,2)) AS q
SELECT * FROM ROWS FROM (generate_series(1,2) AS (a int)) AS q
SELECT * FROM rec(1) WITH ORDINALITY AS x (a int, b text)
SELECT * FROM ROWS FROM (rec(1) AS (a int, b text)) WITH ORDINALITY AS x
SELECT * FROM ROWS FROM (rec(1) AS (a int, b text)) WITH ORDINALITY AS x (k, l, m)
SELECT * FROM unnest(ARRAY[1], ARRAY[2]) AS x (a int, b int)
SELECT * FROM row_number()
SELECT * FROM upper('x') u, lower(u) l
SELECT * FROM upper(1)
SELECT * FROM nope(1)
SELECT * FROM json_to_record('{}')
SELECT * FROM json_to_record('{}') AS x (a int) WHERE x.b = 1
SELECT * FROM json_populate_record(NULL::record, '{}') AS x (a int)
SELECT * FROM json_populate_record(NULL, '{}')
SELECT * FROM json_populate_record(NULL::int4, '{}')
SELECT * FROM a TABLESAMPLE bernoulli (10)
SELECT * FROM ONLY a
SELECT * FROM ONLY (a)
SELECT * FROM a WHERE id
SELECT * FROM a WHERE n
SELECT * FROM a WHERE 'x'
SELECT * FROM a WHERE 1
SELECT * FROM a WHERE NULL
SELECT * FROM a WHERE $1
SELECT * FROM a JOIN b ON 1
SELECT * FROM a JOIN b ON a.id
SELECT * FROM a GROUP BY id HAVING id
SELECT CASE WHEN id THEN 1 END FROM a
SELECT NOT id FROM a
SELECT id AND true FROM a
SELECT true OR n FROM a
SELECT id IS TRUE FROM a
SELECT n IS UNKNOWN FROM a
SELECT 'x' IS TRUE
SELECT $1 IS TRUE
SELECT id FROM a LIMIT 'x'
SELECT id FROM a LIMIT '1'
SELECT id FROM a LIMIT 1.5
SELECT id FROM a LIMIT 'x'::text
SELECT id FROM a LIMIT true
SELECT id FROM a LIMIT NULL
SELECT id FROM a FETCH FIRST 3 ROWS WITH TIES
SELECT id FROM a ORDER BY id FETCH FIRST 3 ROWS WITH TIES
SELECT id FROM a ORDER BY id FETCH FIRST $1 ROWS WITH TIES
SELECT id FROM a ORDER BY id FETCH FIRST 3 ROWS WITH TIES FOR UPDATE SKIP LOCKED
SELECT generate_series(1,2) FROM a WHERE generate_series(1,2) > 1
SELECT CASE WHEN true THEN generate_series(1,2) END
SELECT COALESCE(generate_series(1,2), 1)
SELECT NULLIF(generate_series(1,2), 1)
SELECT GREATEST(generate_series(1,2), 1)
SELECT abs(generate_series(1,2))
SELECT generate_series(1, generate_series(1,2))
SELECT * FROM generate_series(1, generate_series(1,2)) g
SELECT * FROM abs(generate_series(1,2)) g
SELECT 1 ORDER BY generate_series(1,2)
SELECT 1 GROUP BY generate_series(1,2)
SELECT * FROM a JOIN b ON generate_series(1,2) = 1
SELECT * FROM a LIMIT generate_series(1,2)
SELECT count(*) FILTER (WHERE generate_series(1,2) = 1)
SELECT ARRAY[generate_series(1,2)], ROW(generate_series(1,2)), (generate_series(1,2), 1), generate_series(1,2)::text, generate_series(1,2) IN (1,2), generate_series(1,2) IS NULL
UPDATE a SET p.x = 1
UPDATE a SET p.x = $1, p.y = $2 WHERE id = $3
UPDATE a SET id.x = 1
UPDATE a SET dp.x = $1
UPDATE a SET arr[1] = $1
UPDATE a SET arr[1:2] = $1
UPDATE a SET id[1] = 1
UPDATE a SET j['a'] = $1
UPDATE a SET j['a']['b'] = '1', j['c'] = 'x'::text
UPDATE a SET t[1] = $1
UPDATE b SET parr[1] = $1
UPDATE b SET parr[1].x = $1, parr[2].y = $2
UPDATE b SET parr[1].x = 'x'::text
UPDATE b SET m2[1][2] = $1
UPDATE a SET arr[1] = 1, arr[2] = 2
UPDATE a SET p.x = 1, p.y = 'x'
UPDATE a SET p.x = 1, p.x = 2
UPDATE a SET (p.x, n) = (1, 'x')
UPDATE a SET (n, id) = (SELECT n, id FROM b LIMIT 1)
UPDATE a SET (n, id) = (SELECT n FROM b LIMIT 1)
UPDATE a SET (n, id) = (SELECT id, n FROM b LIMIT 1)
UPDATE a SET (n, id) = ('x', 1, 2)
UPDATE a SET (n, id) = 'x'
UPDATE a SET (n, id) = $1
UPDATE a SET (n) = ROW('x')
UPDATE a SET (n) = (SELECT 'x')
UPDATE a SET (n, id) = ROW(DEFAULT, DEFAULT)
UPDATE a SET (n, id) = ($1, $2 + 1)
UPDATE a SET (n, id) = (VALUES ($1, 2))
UPDATE a SET nope = 1
UPDATE a SET n = DEFAULT + 1
UPDATE a SET p.x = DEFAULT
UPDATE a SET n = b.n FROM a
UPDATE a SET n = 'x' FROM a x
UPDATE a SET n = 'x' FROM b a
UPDATE a x SET n = 'x' WHERE a.id = 1
UPDATE a SET n = (SELECT b.n FROM b WHERE b.id = a.id)
UPDATE a SET n = q.n FROM (SELECT b.n FROM b WHERE b.id = a.id) q
UPDATE a SET n = 'x' WHERE id
UPDATE a SET n = 'x' RETURNING nope
UPDATE nope SET n = 'x'
UPDATE va SET n = 'x'
UPDATE c SET id = DEFAULT
UPDATE c SET total = DEFAULT
INSERT INTO c (id) VALUES (DEFAULT)
INSERT INTO c (id) OVERRIDING USER VALUE VALUES (1)
INSERT INTO c (id) OVERRIDING SYSTEM VALUE VALUES (1)
INSERT INTO c (total) VALUES (1)
INSERT INTO c (total) VALUES (DEFAULT)
INSERT INTO c (total) SELECT 1
INSERT INTO c VALUES (1)
INSERT INTO c VALUES (DEFAULT, 1, 'x')
INSERT INTO c OVERRIDING SYSTEM VALUE DEFAULT VALUES
INSERT INTO a (p.x, id) VALUES (1, 1)
INSERT INTO a (p.x, p.y, id) VALUES ($1, $2, $3)
INSERT INTO a (arr[1], arr[2], id) VALUES ($1, $2, $3)
INSERT INTO a (p.nope, id) VALUES (1, 1)
INSERT INTO a (p.x, p.x) VALUES (1, 1)
INSERT INTO a (nope) VALUES (1)
INSERT INTO a (ctid) VALUES ('(0,1)')
INSERT INTO b (parr[1].x, id, a_id) SELECT 1, 1, 1
INSERT INTO b (id, a_id) VALUES (1)
INSERT INTO b (id) VALUES (1, 2)
INSERT INTO b (id, a_id) VALUES (1, 2), (3)
INSERT INTO b (id, a_id) SELECT 1
INSERT INTO b (id) SELECT 1, 2
INSERT INTO b VALUES (1, 2, 'x', 1, 'v', NULL, NULL, NULL, NULL, NULL, 1)
INSERT INTO b SELECT 1, 2, 'x'
INSERT INTO b (id, a_id) VALUES (DEFAULT, DEFAULT)
INSERT INTO b (id, a_id) SELECT DEFAULT, 1
VALUES (DEFAULT)
SELECT DEFAULT
SELECT * FROM (VALUES (DEFAULT)) v
INSERT INTO b (id, a_id, qty) VALUES (1, 1, 'x'::text)
INSERT INTO b (id, a_id, qty) VALUES (1, 1, 1.5)
INSERT INTO b (id, a_id, qty) VALUES (1, 1, 1::int8)
INSERT INTO b (id, a_id, qty) VALUES (1, 1, true)
INSERT INTO b (id, a_id, n) VALUES (1, 1, 5)
INSERT INTO b (id, a_id, n) VALUES (1, 1, now())
INSERT INTO b (id, a_id, v) VALUES (1, 1, 5)
INSERT INTO b (id, a_id, by) VALUES (1, 1, 'x'::text)
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (a_id) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id, a_id) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (upper(n)) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (nope) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (b.id) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id COLLATE "C") DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id int4_ops) DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) WHERE id > 1 DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT ON CONSTRAINT b_pkey DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT ON CONSTRAINT b_a_id_fkey DO NOTHING
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET nope = 'x'
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = excluded.nope
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = excluded.n, qty = b.qty + excluded.qty WHERE b.n <> excluded.n
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET excluded.n = 'x'
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET (n, qty) = (excluded.n, excluded.qty)
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET (n, qty) = (SELECT excluded.n, a.id FROM a)
INSERT INTO b (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = 'x' RETURNING excluded.n
INSERT INTO c (label) VALUES ('x') ON CONFLICT (label) DO UPDATE SET id = 5
INSERT INTO c (label) VALUES ('x') ON CONFLICT (label) DO UPDATE SET total = 5
INSERT INTO b AS x (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = b.n
INSERT INTO b AS excluded (id, a_id) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = 'x'
INSERT INTO nope VALUES (1)
INSERT INTO va (id, n) VALUES (1, 'x')
INSERT INTO va (id, n) VALUES (1, 'x') ON CONFLICT (id) DO NOTHING
INSERT INTO va (id, n) VALUES (1, 'x') ON CONFLICT (id) DO UPDATE SET n = excluded.n
DELETE FROM b USING b x WHERE x.id = b.id
DELETE FROM b WHERE a.id = 1
DELETE FROM b RETURNING old.*, new.id, nope.id
DELETE FROM va WHERE id = 1 RETURNING *
DELETE FROM nope
DELETE FROM b x WHERE b.id = 1
MERGE INTO b USING b ON true WHEN MATCHED THEN DELETE
MERGE INTO b USING a b ON true WHEN MATCHED THEN DELETE
MERGE INTO b USING a ON nope = 1 WHEN MATCHED THEN DELETE
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED THEN UPDATE SET nope = 1
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED AND b.id = 1 THEN DO NOTHING
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED BY SOURCE AND a.id = 1 THEN DELETE
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED BY SOURCE THEN UPDATE SET n = a.n
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED THEN INSERT VALUES (1)
MERGE INTO b USING a ON a.id = b.id WHEN NOT MATCHED THEN INSERT (id, id) VALUES (1, 2)
MERGE INTO va USING a ON a.id = va.id WHEN MATCHED THEN DELETE
MERGE INTO va USING a ON a.id = va.id WHEN MATCHED THEN UPDATE SET n = 'x'
MERGE INTO c USING a ON a.id = c.id WHEN MATCHED THEN UPDATE SET id = 5
MERGE INTO c USING a ON a.id = c.id WHEN NOT MATCHED THEN INSERT (id) OVERRIDING SYSTEM VALUE VALUES (5)
WITH x AS (INSERT INTO b (id, a_id) VALUES (1, 1)) SELECT * FROM x
WITH x AS (INSERT INTO b (id, a_id) VALUES (1, 1)) SELECT 1
WITH x AS (UPDATE b SET n = 'x') SELECT 1 FROM x
WITH x AS (MERGE INTO b USING a ON true WHEN MATCHED THEN DELETE) SELECT * FROM x
WITH x AS (SELECT 1), x AS (SELECT 2) SELECT * FROM x
WITH x (a, b) AS (SELECT 1) SELECT * FROM x
WITH x (a) AS (SELECT 1, 2) SELECT * FROM x
WITH x (a, a) AS (SELECT 1, 2) SELECT a FROM x
WITH x AS (SELECT 1) SELECT * FROM public.x
WITH x AS (SELECT * FROM y), y AS (SELECT 1) SELECT * FROM x
WITH RECURSIVE x AS (SELECT * FROM y), y AS (SELECT * FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT * FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 FROM x UNION ALL SELECT 1) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 UNION ALL SELECT 1 FROM x, x y) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT count(*) FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT n FROM x ORDER BY 1) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT n FROM x LIMIT 1) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT n FROM x OFFSET 1) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL (SELECT n FROM x LIMIT 1)) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n INTERSECT SELECT n FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n EXCEPT SELECT n FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT a.id FROM a LEFT JOIN x ON true) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT a.id FROM x LEFT JOIN a ON true) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT a.id FROM a RIGHT JOIN x ON true) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT a.id FROM a FULL JOIN x ON true) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT (SELECT n FROM x)) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT id FROM a WHERE id IN (SELECT n FROM x)) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT q.n FROM (SELECT n FROM x) q) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL (WITH y AS (SELECT n FROM x) SELECT * FROM y)) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT n FROM x UNION ALL SELECT 2) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL (SELECT n FROM x UNION ALL SELECT 2 FROM x)) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION SELECT n + 1.5 FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION SELECT n + 1::int8 FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1::int8 AS n UNION SELECT 1::int4 FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 'x' AS n UNION SELECT n || 'x' FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 'x'::varchar(5) AS n UNION SELECT n || 'x' FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT v AS n FROM b UNION SELECT (n || 'x') FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT v AS n FROM b UNION SELECT (n || 'x')::varchar FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT num AS n FROM a UNION SELECT n + 1 FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT n FROM a UNION SELECT n || 'x' FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT n FROM a UNION SELECT b.n FROM x, b) SELECT * FROM x
WITH RECURSIVE x AS (SELECT nm AS q FROM a UNION SELECT 'x'::text FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION SELECT n, 2 FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION SELECT n + 1 FROM x) SELECT * FROM x, x y
WITH RECURSIVE x AS (SELECT 1 AS n UNION SELECT n + 1 FROM x), y AS (SELECT * FROM x) SELECT * FROM y
WITH RECURSIVE x AS (INSERT INTO b (id, a_id) SELECT 1, n FROM x RETURNING 1 AS n) SELECT * FROM x
WITH RECURSIVE x AS (VALUES (1) UNION ALL SELECT column1 + 1 FROM x) SELECT * FROM x
WITH RECURSIVE x (n) AS (VALUES (1), (2) UNION ALL SELECT n + 1 FROM x WHERE n < 5) SELECT sum(n) FROM x
WITH RECURSIVE x AS (SELECT NULL AS n UNION ALL SELECT n FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION ALL SELECT x.n FROM x WHERE EXISTS (SELECT 1 FROM x)) SELECT * FROM x
WITH x AS (SELECT 1 AS q) SELECT (SELECT q FROM x), q FROM x
WITH x AS (SELECT 1) INSERT INTO b (id, a_id) SELECT 1, 2 FROM x
INSERT INTO b (id, a_id) WITH x AS (SELECT 1, 2) SELECT * FROM x
WITH x AS (SELECT 1 AS q) UPDATE b SET qty = x.q FROM x
WITH b AS (SELECT 1 AS q) DELETE FROM b
WITH x AS (SELECT 1 AS q) INSERT INTO x VALUES (1)
SELECT id AS x, n AS x FROM a ORDER BY x
SELECT DISTINCT ON (id) n FROM a ORDER BY n
SELECT id FROM a GROUP BY id FOR UPDATE
SELECT DISTINCT id FROM a FOR UPDATE
SELECT count(*) FROM a FOR UPDATE
SELECT row_number() OVER () FROM a FOR UPDATE
SELECT generate_series(1,2) FROM a FOR UPDATE
SELECT id FROM a FOR UPDATE OF b
SELECT id FROM a x FOR UPDATE OF a
SELECT id FROM a FOR UPDATE OF public.a
SELECT * FROM a, generate_series(1,2) g FOR UPDATE OF g
SELECT * FROM a, (SELECT DISTINCT id FROM b) v FOR UPDATE
SELECT * FROM a, (SELECT count(*) FROM b) v FOR UPDATE OF v
WITH v AS (SELECT 1) SELECT * FROM a, v FOR UPDATE OF v
SELECT * FROM (a JOIN b ON true) AS jj FOR UPDATE OF jj
SELECT * FROM json_table('[]', '$' COLUMNS (x int)) t FOR UPDATE OF t
VALUES (1) FOR UPDATE
SELECT * FROM count(1)
SELECT * FROM a TABLESAMPLE bernoulli ($1) REPEATABLE ($2)
SELECT * FROM a TABLESAMPLE system (id)
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED AND b.qty = $1 THEN DELETE RETURNING $1::float8
SELECT n FROM a GROUP BY CUBE (id)
SELECT n FROM a GROUP BY id
SELECT n FROM a GROUP BY ROLLUP (id, m)
SELECT n FROM a GROUP BY GROUPING SETS ((id), (id, m))
SELECT a FROM a GROUP BY CUBE (id)
SELECT id FROM a GROUP BY CUBE (id)
SELECT CAST($1 AS bool) FROM (VALUES ('c', NULL), (NULL, $1::int8), (CAST($1 AS bpchar), NULL)) d
SELECT CASE WHEN true THEN ARRAY[NULL, CAST($1 AS varchar)] ELSE ($1)::varchar[] END
SELECT t9 IS NULL FROM generate_series(1, 2) AS t9 (d1) GROUP BY t9.d1
SELECT a FROM a GROUP BY n
SELECT '2020-01-01 10:11'::interval
SELECT '2020-01-01'::interval
SELECT '1-2'::interval
SELECT '10:11'::interval
SELECT '1 day 10:11'::interval
SELECT 'P1Y'::interval
SELECT 'x'::interval
SELECT '2020-01'::interval
SELECT '9999999999'::oid
SELECT oid '9999999999'
SELECT 9999999999::oid
SELECT '4294967295'::oid
SELECT '-1'::oid
SELECT '-2147483649'::oid
SELECT text 'x' <= '{}'::jsonb[]
SELECT n <= jj.x FROM a, (SELECT '{}'::jsonb[] AS x) jj
SELECT 1 FROM a JOIN b ON $1
SELECT 1 FROM a JOIN b ON 'x'
SELECT 1 FROM a JOIN b ON 't'
SELECT 1 FROM a JOIN b ON (SELECT 1)
SELECT 1 FROM a WHERE (SELECT 1)
SELECT 1 FROM a WHERE ROW(1,'x')::pair = ROW(1,'x')
SELECT 1 FROM a WHERE ROW(1,'x') = p
SELECT 1 FROM a WHERE p = ROW(1,'x')
SELECT 1 FROM a WHERE p = ROW(1,2)
SELECT 1 FROM a WHERE p IN (ROW(1,2))
SELECT 1 FROM a WHERE p = ANY (ARRAY[ROW(1,'x')])
SELECT ARRAY[p, ROW(1,'x')] FROM a
SELECT CASE WHEN true THEN p ELSE ROW(1,'x') END FROM a
SELECT COALESCE(p, ROW(1,'x')) FROM a
SELECT p FROM a UNION SELECT ROW(1,'x')
SELECT ROW(1,2) UNION SELECT p FROM a
SELECT ROW(1,'x') = '(1,x)'
SELECT ROW(1,'x') IN ('(1,x)')
SELECT x = '(1,x)' FROM (SELECT ROW(1,'x') AS x) s
SELECT x IN ('(1,x)') FROM (SELECT a AS x FROM a) s
SELECT a = '(1,x)' FROM a
SELECT p = '(1,x)' FROM a
SELECT x IN ('(1,x)') FROM (SELECT ROW(1,'x') AS x) s
SELECT COALESCE(x, '(1,x)') FROM (SELECT ROW(1,'x') AS x) s
SELECT '(1,x)'::record
SELECT CAST('(1,x)' AS record)
SELECT $1 = ROW(1,'x')
SELECT $1::record
SELECT inet '1.2.3.4' = cidr '1.2.3.0/24'
SELECT inet '1.2.3.4' UNION SELECT cidr '1.2.3.0/24'
SELECT cidr '1.2.3.0/24' UNION SELECT inet '1.2.3.4'
SELECT COALESCE(cidr '1.2.3.0/24', inet '1.2.3.4')
SELECT CASE WHEN true THEN cidr '1.2.3.0/24' ELSE $1 END
SELECT $1 <<= cidr '1.2.3.0/24'
SELECT $1 << $2::cidr
SELECT host($1::cidr), $1::inet
SELECT $1::varchar || $1
SELECT $1 || v FROM b
SELECT v = $1 FROM b
SELECT COALESCE(v, $1) FROM b
SELECT $1::text, $1::varchar
SELECT CASE WHEN true THEN $1 ELSE v END FROM b
SELECT n FROM a ORDER BY n, id LIMIT 1
SELECT id AS n, n FROM a ORDER BY n
SELECT id AS n, id AS n FROM a ORDER BY n
SELECT n AS x, id AS x FROM a ORDER BY x || 'x'
SELECT a.n, b.n FROM a, b ORDER BY n
SELECT '9'::xid, '9'::xid8, '(0,1)'::tid, '1'::cid, '-5'::oid
SELECT '{}'::record[]
SELECT '1 day 2 hours'::interval, '1-2 3 4:05'::interval, '1 day 2'::interval, '3 days 04:05'::interval, '@ 1 hour ago'::interval, '1-2+3'::interval
SELECT '1day2hours'::interval
SELECT jsonb_to_record('{}') = '(1)'
SELECT n <= jj.x FROM a, (SELECT '{}'::jsonb[] AS x) jj
SELECT $1 <= '{}'::jsonb[]
SELECT text 'x' <= ARRAY['{}'::jsonb]
SELECT NULL::name <= '{}'::jsonb[]
SELECT 'x' <= ARRAY['{}'::jsonb]
SELECT n AS x FROM a GROUP BY x || 'y', x
SELECT n AS x FROM a GROUP BY x
SELECT upper(n) AS x FROM a GROUP BY upper(x)
SELECT 1 AS x UNION SELECT 2 ORDER BY x + 1
SELECT 1 AS x UNION SELECT 2 ORDER BY x
SELECT 1 AS x UNION SELECT 2 ORDER BY upper(x)
SELECT 1 AS x UNION SELECT 2 ORDER BY (SELECT 1)
SELECT 1 AS x UNION SELECT 2 ORDER BY 1 + 1
SELECT 1 AS x UNION SELECT 2 ORDER BY -x
VALUES (1), (2) ORDER BY column1
VALUES (1), (2) ORDER BY column1 + 1
SELECT DISTINCT ON (x) n AS x FROM a
SELECT DISTINCT ON (x || 'y') n AS x FROM a
SELECT n AS x FROM a ORDER BY (x)
SELECT n AS x FROM a ORDER BY x COLLATE "C"
SELECT n AS x FROM a ORDER BY x::text
SELECT n AS x FROM a ORDER BY (SELECT x)
SELECT n AS x FROM a HAVING x IS NULL
SELECT n AS x, row_number() OVER (ORDER BY x) FROM a
SELECT id AS n FROM a ORDER BY n || 'x'
SELECT array_agg(n ORDER BY x), n AS x FROM a GROUP BY n
(SELECT n FROM a) ORDER BY id
(SELECT n FROM a) LIMIT 1
(SELECT n FROM a ORDER BY id) LIMIT 1
((SELECT n AS x FROM a)) ORDER BY x, id
(SELECT 1 AS x UNION SELECT 2) ORDER BY x + 1
(SELECT 1 AS x UNION SELECT 2) ORDER BY x
(SELECT n FROM a LIMIT 1) ORDER BY n
(SELECT n FROM a LIMIT 1) LIMIT 2
(SELECT n FROM a ORDER BY 1) ORDER BY n
(WITH v AS (SELECT 1 AS z) SELECT z AS q FROM v) ORDER BY z
WITH w AS (SELECT 1) (WITH v AS (SELECT 1 AS z) SELECT z AS q FROM v) ORDER BY z
(SELECT n FROM a FOR UPDATE) ORDER BY id
(VALUES (1), (2)) ORDER BY column1 + 1
VALUES (1), (2) ORDER BY column2
SELECT 1 AS x UNION SELECT 2 ORDER BY 1, x
SELECT 1 AS x UNION SELECT 2 ORDER BY '1'
SELECT n FROM a UNION SELECT n FROM b ORDER BY a.n
SELECT n FROM a UNION SELECT n FROM b ORDER BY n COLLATE "C"
SELECT 1 @@@ 2
WITH RECURSIVE x AS (SELECT * FROM y), y AS (SELECT 1 AS n) SELECT * FROM x
WITH RECURSIVE x AS (SELECT * FROM y), y AS (SELECT * FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT n + 1 AS m FROM y WHERE n = $1), y AS (SELECT 1 AS n) SELECT m FROM x
WITH x AS (SELECT * FROM y), y AS (SELECT 1 AS n) SELECT * FROM x
WITH RECURSIVE x AS (SELECT 1 AS n UNION SELECT n FROM y), y AS (SELECT n FROM x) SELECT * FROM x
WITH RECURSIVE x AS (SELECT * FROM y), y AS (SELECT * FROM z), z AS (SELECT 'q' AS w) SELECT * FROM x
SELECT * FROM (WITH x AS (DELETE FROM b RETURNING id) SELECT * FROM x) y
SELECT (WITH x AS (DELETE FROM b RETURNING id) SELECT id FROM x LIMIT 1)
WITH y AS (WITH x AS (DELETE FROM b RETURNING id) SELECT * FROM x) SELECT * FROM y
(WITH x AS (DELETE FROM b RETURNING id) SELECT * FROM x)
(WITH x AS (DELETE FROM b RETURNING id) SELECT * FROM x) LIMIT 1
WITH x AS (DELETE FROM b RETURNING id) SELECT * FROM x UNION SELECT 1
SELECT 1 UNION (WITH x AS (DELETE FROM b RETURNING id) SELECT * FROM x)
INSERT INTO b (id, a_id) WITH x AS (DELETE FROM b RETURNING id, a_id) SELECT * FROM x
WITH x AS (DELETE FROM b RETURNING id) INSERT INTO b (id, a_id) SELECT id, 1 FROM x
WITH x AS (WITH y AS (SELECT 1 AS q) DELETE FROM b WHERE id = (SELECT q FROM y) RETURNING id) SELECT * FROM x
WITH x AS (SELECT 1 AS q) UPDATE x SET q = 1
WITH x AS (SELECT 1 AS q) DELETE FROM x
WITH x AS (SELECT 1 AS q) INSERT INTO x VALUES (1)
WITH x AS (SELECT 1 AS q) MERGE INTO x USING b ON true WHEN MATCHED THEN DELETE
WITH b AS (SELECT 1 AS q) DELETE FROM b
WITH b AS (SELECT 1 AS q) UPDATE b SET qty = 1
WITH b AS (SELECT 1 AS q) INSERT INTO b (id, a_id) VALUES (1, 1)
WITH b AS (SELECT 1 AS q) MERGE INTO b USING a ON true WHEN MATCHED THEN DELETE
DELETE FROM b USING b
DELETE FROM b USING b x WHERE x.id = b.id
DELETE FROM b x USING b WHERE x.id = b.id
UPDATE b SET n = 'x' FROM b
UPDATE b x SET n = b.n FROM b
MERGE INTO b USING b ON true WHEN MATCHED THEN DELETE
DELETE FROM b USING a, a
INSERT INTO a (id) VALUES (1) ON CONFLICT DO UPDATE SET n = 'x'
INSERT INTO a (id) VALUES (1) ON CONFLICT DO NOTHING
INSERT INTO a (id) VALUES (1) ON CONFLICT (n) DO NOTHING
INSERT INTO a (id) VALUES (1) ON CONFLICT ON CONSTRAINT a_pkey DO UPDATE SET n = excluded.n
WITH x AS (SELECT id, id FROM a) SELECT * FROM x
WITH x AS (SELECT id, id FROM a) SELECT id FROM x
SELECT * FROM (a JOIN b ON a.id = b.id) AS j
SELECT j.id FROM (a JOIN b ON a.id = b.id) AS j
SELECT j.m FROM (a JOIN b ON a.id = b.id) AS j
SELECT j.qty FROM (a JOIN b ON a.id = b.id) AS j
SELECT x.id FROM (SELECT id, id FROM a) x
SELECT x.* FROM (SELECT id, id FROM a) x
SELECT x FROM (SELECT id, id FROM a) x
SELECT (x).id FROM (SELECT id, id FROM a) x
SELECT 1 IS JSON
SELECT '1' IS JSON
SELECT $1 IS JSON
SELECT n IS JSON FROM a
SELECT j IS JSON FROM a
SELECT by IS JSON FROM b
SELECT id IS JSON FROM a
SELECT d IS JSON FROM a
SELECT v IS JSON OBJECT WITH UNIQUE KEYS FROM b
SELECT e IS JSON FROM a
SELECT m IS JSON FROM a
SELECT nm IS JSON FROM a
SELECT 1 COLLATE "C"
SELECT id COLLATE "C" FROM a
SELECT n COLLATE "C" FROM a
SELECT e COLLATE "C" FROM a
SELECT m COLLATE "C" FROM a
SELECT $1 COLLATE "C"
SELECT 'x' COLLATE "C"
SELECT t COLLATE "C" FROM a
SELECT arr COLLATE "C" FROM a
SELECT nm COLLATE "C" FROM a
SELECT NULL COLLATE "C"
SELECT id FROM a ORDER BY id COLLATE "C"
SELECT j COLLATE "C" FROM a
SELECT true AND generate_series(1,2) = 1
SELECT CASE WHEN true THEN generate_series(1,2) END
SELECT COALESCE(generate_series(1,2), 1)
SELECT GREATEST(generate_series(1,2), 1)
SELECT NULLIF(generate_series(1,2), 1)
SELECT generate_series(1,2) = 1 OR true
SELECT NOT (generate_series(1,2) = 1)
SELECT generate_series(1,2) IS NULL
SELECT generate_series(1,2) IN (1, 2)
SELECT generate_series(1,2) BETWEEN 1 AND 2
SELECT 1 IN (generate_series(1,2), 3)
SELECT ARRAY[generate_series(1,2)]
SELECT ROW(generate_series(1,2))
SELECT upper(unnest(ARRAY['a']))
SELECT sum(generate_series(1,2))
SELECT generate_series(1, generate_series(1,2))
SELECT CASE generate_series(1,2) WHEN 1 THEN 2 END
SELECT id FROM a WHERE generate_series(1,2) = 1
SELECT id FROM a GROUP BY id HAVING generate_series(1,2) = 1
SELECT id FROM a LIMIT generate_series(1,2)
SELECT id FROM a ORDER BY generate_series(1,2)
SELECT generate_series(1,2) FROM a GROUP BY generate_series(1,2)
SELECT count(*) FILTER (WHERE generate_series(1,2) = 1) FROM a
SELECT row_number() OVER (ORDER BY generate_series(1,2)) FROM a
SELECT sum(id) OVER (PARTITION BY generate_series(1,2)) FROM a
SELECT lag(generate_series(1,2)) OVER () FROM a
SELECT * FROM a JOIN b ON generate_series(1,2) = 1
SELECT * FROM generate_series(1, generate_series(1,2))
SELECT * FROM abs(generate_series(1,2))
INSERT INTO b (id, a_id) VALUES (generate_series(1,2), 1)
INSERT INTO b (id, a_id) VALUES (generate_series(1,2), 1), (2, 3)
VALUES (generate_series(1,2))
UPDATE b SET qty = generate_series(1,2)
DELETE FROM b RETURNING generate_series(1,2)
SELECT DISTINCT ON (generate_series(1,2)) id FROM a
SELECT (SELECT generate_series(1,2))
SELECT array_agg(generate_series(1,2)) FROM a
SELECT unnest(arr) + 1 FROM a
SELECT COALESCE((SELECT generate_series(1,1)), 1)
SELECT generate_series(1,2) UNION SELECT 1 ORDER BY 1
SELECT setof_a()
SELECT (setof_a()).id
SELECT (setof_a()).*
SELECT COALESCE((setof_a()).id, 1)
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED THEN DELETE RETURNING merge_action(), b.id
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED THEN DELETE RETURNING upper(merge_action()) AS x
SELECT merge_action()
DELETE FROM b RETURNING merge_action()
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED AND merge_action() = 'x' THEN DELETE
WITH m AS (MERGE INTO b USING a ON a.id = b.id WHEN MATCHED THEN DELETE RETURNING merge_action() AS act) SELECT act FROM m
MERGE INTO b USING a ON a.id = b.id WHEN MATCHED THEN DELETE RETURNING (SELECT merge_action())
SELECT 1 @#@ 2
SELECT 1 @#@ $1
SELECT 1 @#@ 'x'
SELECT 1::int8 @#@ 2
SELECT n @#@ 1 FROM a
SELECT 1 OPERATOR(public.@#@) 2
SELECT id FROM a WHERE id @#@ qty = 1
SELECT arr @#@ 1 FROM a
SELECT 1 @@@ 2
SELECT * FROM generate_subscripts(ARRAY[1], 1) AS t10 (d1), tab(t10.d1) AS t (k1, w1)
SELECT * FROM generate_subscripts(ARRAY[1], 1) AS t10 (d1), tab(COALESCE(t10.d1, 1)) AS t (k1, w1)
SELECT * FROM a, tab(COALESCE(a.id, 1)) AS t (k1, w1)
SELECT * FROM a, tab(COALESCE(1)) AS t (k1, w1)
SELECT * FROM a, tab(CASE WHEN true THEN 1 END) AS t (k1, w1)
SELECT * FROM tab(GREATEST(1, 2)) AS t (k1, w1)
SELECT * FROM tab((SELECT 1)) AS t (k1, w1)
SELECT * FROM (SELECT 1 AS z) q, tab(q.z + 1) AS t (k1, w1)
SELECT * FROM (SELECT 1 AS z) q, tab(q.z::text::int4) AS t (k1, w1)
SELECT * FROM (SELECT '1' AS z) q, tab(length(q.z)) AS t (k1, w1)
SELECT * FROM (SELECT date '2020-01-01' AS z) q, tab(COALESCE(extract(day from q.z)::int4, 1)) AS t (k1, w1)
SELECT * FROM b, unnest(COALESCE(parr, '{}')) AS u (x1, y1)
SELECT * FROM jsonb_each(jsonb_build_object('a', 1)) AS u (x1, y1)
SELECT * FROM b, unnest(COALESCE(NULL, parr)) AS u (x1, y1)
SELECT ROW($1, 'x')::pair
SELECT ROW(1, NULL)::pair IN (SELECT 1, 'y')
SELECT ROW(1, NULL) IN (SELECT 1, 'y')
SELECT ROW(id, n)::pair = ANY (SELECT 1, 'y') FROM a
SELECT ROW(1, 'x')::pair IN (SELECT p FROM a)
SELECT ROW(1, 'x')::pair IN (SELECT id, n FROM a)
SELECT ROW($1, 'x')::pair = ANY (SELECT id, n FROM a)
SELECT ROW(1, 'x')::pair IN (SELECT id, id FROM a)
SELECT ROW(1, 'x')::pair NOT IN (SELECT 1, 'y')
SELECT '(1,x)'::pair IN (SELECT p FROM a)
SELECT p IN (SELECT p FROM a) FROM a
SELECT ROW(1, 'x')::dpair IN (SELECT p FROM a)
SELECT ROW($1, $2)::pair, ROW('1', 5)::pair
SELECT ROW('x', 5)::pair
SELECT ROW(1, 2, 3)::pair
SELECT ROW(date '2020-01-01', 'x')::pair
SELECT ROW($1, 'x')::dpair
SELECT ARRAY[ROW($1, $2)::pair]
SELECT ARRAY[ROW($1, $2)]::pair[]
INSERT INTO a (id, p) VALUES (1, ROW($1, $2)::pair)
SELECT id FROM a WHERE p = ROW($1, $2)::pair
SELECT p IN ($1) FROM a
SELECT v IN ($1) FROM b
SELECT v IN ($1, $2) FROM b
SELECT v IN ($1, v) FROM b
SELECT n IN ($1) FROM a
SELECT qty IN ($1) FROM b
SELECT a IN ($1) FROM a
SELECT e IN ($1) FROM a
SELECT p IN ($1, $2) FROM a
SELECT v IN ('a', $1) FROM b
SELECT v IN (n, $1, $2) FROM b
SELECT id IN (1, 2.5, $1) FROM a
SELECT id IN (1.5) FROM a
SELECT id IN ('1') FROM a
SELECT id IN ('x') FROM a
SELECT id IN ('1', n) FROM a
SELECT $1 IN (1, 2) 
SELECT $1 IN (v) FROM b
SELECT $1 IN (v, n) FROM b
SELECT n NOT IN ($1) FROM a
SELECT m IN ('ok', $1) FROM a
SELECT m IN ($1) FROM a
SELECT $1 IN (1)
SELECT $1 NOT IN ($2::int4)
SELECT 1 OPERATOR(pg_catalog.+) 2, 1 OPERATOR(public.@#@) 2
WITH RECURSIVE r (v) AS (SELECT poly2('w'::varchar(5), NULL) UNION SELECT v || 'x' FROM r) SELECT v FROM r
WITH RECURSIVE r (v) AS (SELECT lag(v) OVER () FROM b UNION SELECT v::varchar FROM r) SELECT v FROM r
WITH RECURSIVE r (v) AS (SELECT nullif(num, 1) FROM a UNION SELECT v::numeric(10,2) FROM r) SELECT v FROM r
WITH RECURSIVE r (v) AS (SELECT n FROM a UNION SELECT v || id::text FROM r JOIN a ON n = v) SELECT v FROM r
SELECT (a.ts, a.ts) OVERLAPS (now(), $1), (DATE '2024-01-01', a.d) OVERLAPS ($2, INTERVAL '1 day') FROM a
SELECT n FROM a WHERE n NOT LIKE ALL ($1) AND n NOT ILIKE ANY (ARRAY['x', 'y'])
SELECT a.id FROM a WHERE ROW(1, a.n) = a.p AND a.p IN (ROW(1, a.n), a.p)
SELECT $1 IN ('a'::varchar, 'b'::varchar), $2 IN (1, 2.5), $3 IN ($4, 'b'), $5 IN (NULL::pair, '(1,x)'::pair)
SELECT id FROM a WHERE n IN ($1, 'x'::varchar) AND id IN ($2, id, 2.5)
MERGE INTO a USING b ON 5 WHEN MATCHED THEN DO NOTHING
MERGE INTO a USING b ON 'x' WHEN MATCHED THEN DELETE RETURNING a.id
MERGE INTO a USING b ON $1 WHEN MATCHED THEN DO NOTHING
INSERT INTO c (a_id) VALUES (1) ON CONFLICT (id) DO UPDATE SET (a_id, label) = (SELECT max(excluded.a_id), 'x')
INSERT INTO c (a_id) VALUES (1) ON CONFLICT (id) DO UPDATE SET a_id = (SELECT max(excluded.a_id) FROM b)
INSERT INTO c (a_id) VALUES (1) ON CONFLICT (id) DO UPDATE SET a_id = (SELECT max(excluded.a_id + b.id) FROM b)
SELECT a.p::record, (a.p::record).x, a.dp::record, b.parr::record[], ((b.parr::record[])[1]).y FROM a, b
SELECT a.p::record::c FROM a
SELECT (SELECT ROW(1, 'x'))::pair
SELECT outp(1)::pair
SELECT outp::pair, x::pair, ROW(1, 'x')::record::pair FROM outp(1), (SELECT 1, 'x'::text) x
SELECT x::pair FROM (SELECT 1) x
SELECT coalesce(ROW(1, 'x'), ROW(2, 'y'))::pair
SELECT array_agg(ROW(1, 'x'))::pair[]
SELECT ARRAY[ROW(1, 'x')]::pair[]
INSERT INTO b (id, a_id, parr) VALUES (1, 1, ARRAY[ROW(1, 'x')])
SELECT x, x.* FROM emailf('x') x
SELECT * FROM unnest(ARRAY[emailf('x')]) x
SELECT d, d.x, d.* FROM dpairs() d
SELECT later.id, later.v FROM later GROUP BY later.id
SELECT a.id, a.n FROM a GROUP BY a.id
SELECT qty, count(*) FROM b GROUP BY qty::int2
SELECT qty, count(*) FROM b GROUP BY qty::int4
SELECT v FROM b GROUP BY v::text
SELECT v FROM b GROUP BY v::varchar
SELECT v FROM b GROUP BY v::varchar(20)
SELECT num FROM a GROUP BY num::numeric
SELECT e FROM a GROUP BY e::email
SELECT e FROM a GROUP BY e::text
SELECT DISTINCT n FROM b ORDER BY n::text
SELECT x.n FROM (SELECT v::text AS n FROM b) x GROUP BY x.n::text
SELECT parr FROM b GROUP BY parr::pair[]
SELECT qty::int2 + 1 AS s FROM b GROUP BY qty + 1
