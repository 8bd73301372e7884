-- [---n------nn-n-] JSON aggregates of groups
SELECT json_arrayagg(m), json_objectagg(id, m), group_concat(state), group_concat(m), sum(n), avg(n), bit_or(n), bit_xor(m), std(n), var_pop(n), var_samp(n), stddev_samp(n), max(at), min(m), count(DISTINCT m) FROM doced GROUP BY id;
-- [nn--n] JSON aggregates of no rows
SELECT json_arrayagg(n), json_objectagg(id, n), bit_or(n), bit_and(m), std(n) FROM doced WHERE id < 0;
-- [?-?] WITH ROLLUP and HAVING
SELECT state, n, sum(n) FROM doced GROUP BY state, n WITH ROLLUP HAVING n IS NOT NULL;
-- [--] WITH ROLLUP and coalesce
SELECT coalesce(state, 'all'), count(*) FROM doced GROUP BY state WITH ROLLUP;
-- [n] a left join to DUAL-like derived rows
SELECT s.x FROM person p LEFT JOIN (SELECT 1 AS x FROM DUAL) s ON s.x = p.id + 50;
-- [nn] an update's subquery shape
SELECT (SELECT max(n) FROM doced WHERE id = p.id), (SELECT count(*) FROM doced WHERE id = p.id HAVING count(*) > 5) FROM person p;
-- [-] WHERE by row comparison
SELECT m FROM doced WHERE (n, m) = (3, 1.5);
-- [-] WHERE by a bare number column
SELECT m FROM doced WHERE m;
-- [-] WHERE by XOR
SELECT m FROM doced WHERE m > 1 XOR n > 100;
-- [-] WHERE by isnull
SELECT m FROM doced WHERE NOT isnull(m);
-- [n] WHERE by ifnull
SELECT m FROM doced WHERE ifnull(m, 0) = 0;
-- [-] WHERE by ifnull of zero
SELECT m FROM doced WHERE ifnull(m, 0) > 0;
-- [-] WHERE by if
SELECT m FROM doced WHERE if(m IS NULL, 0, 1);
-- [-?] a JSON arrow that is tested
SELECT doc -> '$.a', doc ->> '$.a' FROM doced WHERE doc -> '$.a' IS NOT NULL;
-- [-] a JSON arrow under LIKE
SELECT doc ->> '$.a' FROM doced WHERE doc ->> '$.a' LIKE '%';
-- [-] EXCEPT and INTERSECT
SELECT n FROM doced EXCEPT SELECT m FROM doced;
-- [n-] what varies, in the sums of no rows
SELECT year(sysdate()), count(*) FROM doced a, doced b GROUP BY a.n, b.n WITH ROLLUP;
-- [nn-n] a subquery that depends on a key, in the sums of no rows
SELECT json_array((SELECT max(c.n) FROM doced c WHERE c.n = b.n)), (SELECT count(*) FROM doced c WHERE c.n = b.n), json_array(1), json_array(rand()) FROM doced a, doced b GROUP BY b.n, b.m WITH ROLLUP;
-- [nnn-] a literal that is a key of a merged table
SELECT 7, -7, concat(7, 'a'), 8 + count(*) FROM (SELECT 7 AS seven FROM doced) AS d GROUP BY seven WITH ROLLUP;
-- [nn] an expression that is a key of a merged table
SELECT coalesce(n, 1), p FROM (SELECT n, coalesce(n, 1) AS p FROM doced) AS d GROUP BY n, p WITH ROLLUP;
-- [-n] a literal that is a key of a kept table
SELECT 7, seven FROM (SELECT DISTINCT 7 AS seven FROM doced) AS d GROUP BY seven WITH ROLLUP;
