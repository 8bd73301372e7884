-- [-------?nn--] sums and products that overflow, and the difference of infinities
SELECT i + 1, i * 2, -i, i / 2, i % 3, i << 65, ~i, r + r, r - r, r * 0, -r, r + 1 FROM num;
-- [-nnn-] the difference of infinities inside a test, a text and a cast
SELECT r - r IS NULL, (r * 0) || '', max(r, r - r), CAST(r * 0 AS INTEGER), CAST(r AS INTEGER) FROM num;
-- [nnn?-] aggregates of infinities
SELECT sum(r - r), avg(r * 0), max(r * 0), total(r * 0), count(r * 0) FROM num GROUP BY id;
-- [-------] arithmetic of texts
SELECT t + 1, t * 2, t / 2, -t, t || i, +t, t & 1 FROM num;
-- [nnnnn--n] divisors that are zero, perhaps
SELECT 1 / (i + 0), i / NULL, 5 / 0, 5 % 0, 5.0 / 0.0, 5 / 2, 5 % 2, 5 % 0.5 FROM num;
-- [n-nn?] a divisor that is a fraction, or a text
SELECT i % 0.5, i / 0.5, i / '0', i / 'x', i % x'32' FROM num;
-- [nnnn--] texts that are no dates
SELECT date(t), julianday(t), strftime('%Y', t), date('now', t), date('now', 'start of month'), datetime('now', 'localtime') FROM num;
-- [nn?----] paths of a document
SELECT j ->> '$.a', j ->> 0, json_extract(j, '$.a', '$.b'), json_type(j), json_array_length(j), json_quote(t), json_object('a', x) FROM num;
-- [-nn--n--n] functions of texts
SELECT instr(t, 'b'), replace(t, 'a', x), unicode(t), quote(x), printf('%s', x), printf(x), concat(x), concat_ws(',', x, t), concat_ws(x, t, t) FROM num;
-- [--nnnn-] iif with and without an else
SELECT iif(i > 0, i, 0), iif(x, i, t), iif(i > 0, i), nullif(i, 0), nullif(i, i), max(i, x), min(i, r) FROM num;
-- [-n] iif of several conditions
SELECT iif(i > 0, 1, x IS NULL, 2, 3), if(i > 0, 1) FROM num;
-- [--n-?n-] group_concat, total and arrays of a group
SELECT group_concat(t), group_concat(t, x), group_concat(x), json_group_array(x), total(x), sum(x), avg(i) FROM num GROUP BY id;
-- [nnn] bare columns beside max
SELECT max(i), t, x FROM num;
-- [--] bare columns beside max of a group
SELECT max(i), t FROM num GROUP BY id;
-- [n-] a bare column of no rows
SELECT t, count(*) FROM num WHERE 0;
-- [-n-nnn--] rounds and signs of texts
SELECT round(t), round(x), abs(t), sign('x'), ceil(t), unicode(''), char(65), hex(x) FROM num WHERE i > -9000000000;
-- [n--n-n-] IS and IN
SELECT t LIKE x, x IS t, x IS DISTINCT FROM t, i IN (1, x), i NOT IN (1, 2), i BETWEEN 1 AND x, x ISNULL FROM num;
-- [n] IS NOT a value
SELECT x FROM num WHERE x IS NOT 5;
-- [-] IS a value
SELECT x FROM num WHERE x IS 5;
-- [-] NOT of ISNULL
SELECT x FROM num WHERE NOT x IS NULL;
-- [-] IS NOT NULL IS TRUE
SELECT x FROM num WHERE x IS NOT NULL IS TRUE;
-- [-] a number as a condition
SELECT x FROM num WHERE x + 1;
-- [-] ifnull of a condition is one of the two
SELECT x FROM num WHERE ifnull(x > 1, 0);
-- [n] ifnull that is true without a value
SELECT x FROM num WHERE ifnull(x > 1, 1);
-- [-] CASE of a value as a condition
SELECT x FROM num WHERE CASE x WHEN 5 THEN 1 END;
-- [-] scalar max as a condition
SELECT x FROM num WHERE max(x, 1) > 0;
-- [-] rows that are equal
SELECT x FROM num WHERE (x, i) = (5, i);
-- [n] rows that are not the same
SELECT x FROM num WHERE (x, i) IS NOT (NULL, 1);
-- [nn-] primary keys that take NULL, and do not
SELECT a, b, c FROM pk2;
-- [-] INTEGER and PRIMARY KEY apart are the rowid all the same
SELECT id FROM pka;
-- [-] PRIMARY KEY of one column in descending order
SELECT id FROM pkd;
-- [--n] a trigger behind an insert is not seen by RETURNING
INSERT INTO trg (w, z) VALUES ('a', NULL) RETURNING id, w, z;
-- [n--] a default of a unique column
INSERT INTO uq DEFAULT VALUES RETURNING u, v, rowid;
-- [-n--] a view over an outer join, its sums and counts
SELECT name, tn, s1, n FROM scored;
-- [-n-n] a view of aggregates
SELECT m, a, ta, g FROM tallied;
-- [-n] a view of aggregates that is left out
SELECT p.name, a.m FROM person p LEFT JOIN tallied a ON a.team_id = p.id + 100;
-- [--n] scalar subqueries of aggregates
SELECT (SELECT count(*) FROM person WHERE team_id = t.id), (SELECT total(age) FROM person WHERE team_id = t.id), (SELECT max(age) FROM person WHERE team_id = t.id) FROM team t;
-- [n] json_each of a path that is not there, by a left join
SELECT j.key FROM num n LEFT JOIN json_each(n.j, '$.zz') j;
-- [--nn] totals and arrays of frames that may be empty
SELECT total(i) OVER w, json_group_array(t) OVER w, max(i) OVER w, group_concat(t) OVER w FROM num WINDOW w AS (ORDER BY id ROWS BETWEEN 2 FOLLOWING AND 3 FOLLOWING);
-- [n-] frames of groups, and frames that exclude those alike
SELECT first_value(i) OVER (ORDER BY id GROUPS BETWEEN 1 PRECEDING AND 1 PRECEDING), last_value(i) OVER (ORDER BY id RANGE BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE TIES) FROM num;
-- [-n] a recursive CTE that ends in the difference of infinities
WITH RECURSIVE c (n, s) AS (SELECT 1, 1e308 UNION ALL SELECT n + 1, s * 10 - s * 10 FROM c WHERE n < 4) SELECT n, s FROM c;
-- [nn] NATURAL FULL JOIN of unnamed derived tables
SELECT * FROM (SELECT 1 AS a UNION SELECT NULL) NATURAL FULL JOIN (SELECT 1 AS a, 2 AS b);
-- [--n-n-] unnamed derived tables beside others
SELECT * FROM team t JOIN (SELECT 1 AS id, NULL AS x) ON 1, (SELECT 2 AS id);
-- [nnn-n] logic of NULL
SELECT 1 AND NULL, NULL + 1, NOT NULL, 'a' IS NOT NULL, CAST(NULL AS TEXT);
