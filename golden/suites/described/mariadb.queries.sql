WITH RECURSIVE c (a) AS (SELECT 1 UNION SELECT 2.5 UNION SELECT 'abc' FROM c) SELECT a FROM c
WITH RECURSIVE c (a) AS (SELECT 1 UNION SELECT 'abc' FROM c UNION SELECT 2.5) SELECT a FROM c
WITH RECURSIVE c (a) AS (SELECT 'a' UNION SELECT point(1, 2) FROM c) SELECT a FROM c
WITH RECURSIVE c (a) AS (SELECT a FROM c UNION SELECT 1) SELECT a FROM c
WITH RECURSIVE c (a) AS (SELECT a FROM c UNION SELECT a + 1 FROM c) SELECT a FROM c
WITH RECURSIVE c (a) AS (SELECT 1 UNION SELECT 'abc') SELECT a FROM c
SELECT now(6), now(7)
SELECT CAST(v AS DATETIME(7)) FROM t
SELECT CAST(v AS DECIMAL(10, 11)) FROM t
SELECT lpad('12', CAST('5' AS SIGNED)), repeat(v, 1 + 4), space(nullif(1, 1)), repeat('ab', CASE WHEN 0 THEN 9 ELSE 2 END) FROM t
SELECT round(de, CAST(NULL AS SIGNED)), truncate(de, NULL), round(a, CAST(NULL AS SIGNED)), round(a, 2), round(a, -1), round(de, 1 - 2) FROM t
SELECT 1.5e0 DIV 2, 123456789e0 DIV 2, d DIV 2 FROM t
SELECT CAST(tu AS UNSIGNED), CAST(ui AS UNSIGNED), CAST(y AS UNSIGNED), CAST(du AS UNSIGNED), CAST(a AS UNSIGNED), CAST(c AS UNSIGNED) FROM t
SELECT CAST('5' AS UNSIGNED), CAST('55' AS UNSIGNED), CAST(5 AS UNSIGNED), CAST(1.5 AS UNSIGNED), CAST(1.5e0 AS UNSIGNED), CAST(0x1fffffffff AS SIGNED)
SELECT decode_oracle(a, ti, v), decode_oracle(a, 1, ti, 2, d), decode_oracle(a, 1, ti, de), replace_oracle('a', v, NULL) FROM t
SELECT mpointfromwkb(_binary'v'), lpad_oracle(v, g, v) FROM t
SELECT group_concat(DISTINCT a) OVER () FROM t
SELECT json_arrayagg(a) OVER () FROM t
SELECT 1 FROM t WHERE (a, (SELECT max(a) FROM u)) IN (SELECT id, a FROM u) AND id > 1
SELECT 1 FROM t WHERE (a, (SELECT max(a) FROM u)) IN (SELECT id, a FROM u) OR id > 1
SELECT (a, (SELECT max(a) FROM u)) IN (SELECT id, a FROM u) FROM t
SELECT 1 FROM t WHERE (a, (SELECT max(a) FROM u)) = ANY (SELECT id, max(a) FROM u)
UPDATE t SET a = 1 WHERE (a, (SELECT max(a) FROM u)) IN (SELECT id, a FROM u)
SELECT 1 FROM t JOIN u GROUP BY t.a, u.a HAVING t.a
SELECT t.a FROM t JOIN u GROUP BY t.a, u.a HAVING t.a
SELECT 1 FROM t JOIN u GROUP BY t.a, u.a HAVING 1 IN (SELECT t.a)
SELECT (SELECT 1 HAVING t.a), t.a FROM t
SELECT t.a, (SELECT 1 HAVING t.a) FROM t
SELECT (SELECT 1 HAVING max(t.a)), t.a FROM t
SELECT n FROM (SELECT DISTINCT NULL AS n FROM t) q UNION SELECT 1.5e0
SELECT max(NULL), max(?), coalesce(max(?), a) FROM t
SELECT max(?) FROM t UNION SELECT 1
SELECT max(g), max(point(1, 2)), max(CASE WHEN a THEN g END), lag(point(1, 2)) OVER (ORDER BY a), max((SELECT g FROM t LIMIT 1)) FROM t
SELECT CASE ? WHEN point(1, 2) THEN 1 WHEN now() THEN 2 END, ? IN (1.5, g) FROM t
DELETE x FROM t x JOIN vt
DELETE x FROM t x JOIN vasks
DELETE x FROM t x JOIN u WHERE x.id IN (SELECT id FROM vt)
DELETE x FROM t x JOIN u WHERE x.id IN (SELECT a FROM vkept)
DELETE x FROM t x JOIN (SELECT id, (SELECT max(a) FROM t) AS m FROM u) q
INSERT INTO t (id, a) VALUES (1, 2) ON DUPLICATE KEY UPDATE a = point(1, 2)
INSERT INTO t (id, g) SELECT id, y FROM t
UPDATE t SET g = 1
UPDATE t SET g = v, v = g
SELECT n, coalesce(n, 1.5), coalesce(n, jo), max(n), max(te), max(jo), max(p), te + 1, lag(jo) OVER (ORDER BY e) FROM vn
SELECT n, coalesce(n, 1.5) FROM vr
SELECT n FROM vg
SELECT d1 FROM json_table('[1]', '$[*]' COLUMNS (d1 FOR ORDINALITY, d2 varchar(10) PATH '$.a')) q
INSERT INTO u (id, a) VALUES (1, 2) RETURNING id, a + 1, (SELECT max(de) FROM t)
DELETE x FROM t x JOIN vderived
DELETE x FROM t x JOIN u WHERE x.id IN (SELECT id FROM vderived)
