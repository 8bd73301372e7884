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
-- [-] nvl2 in WHERE
SELECT m FROM doced WHERE nvl2(m, 1, 0);
