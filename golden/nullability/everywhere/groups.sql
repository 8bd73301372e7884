-- [--] count is never NULL
SELECT count(*), count(age) FROM person;
-- [nnnn] aggregates of no rows
SELECT sum(score), min(score), max(name), avg(score) FROM person;
-- [--] aggregates of groups
SELECT sum(score), max(name) FROM person GROUP BY team_id;
-- [n] aggregates of groups over what may be NULL
SELECT sum(age) FROM person GROUP BY team_id;
-- [n-] the key may be NULL
SELECT team_id, count(*) FROM person GROUP BY team_id;
-- [-] coalesce of an aggregate
SELECT coalesce(sum(age), 0) FROM person;
-- [n] an aggregate of groups by a constant of no table
SELECT max(age) FROM person GROUP BY id;
-- [-] an aggregate over a proven column
SELECT max(age) FROM person WHERE age > 1 GROUP BY team_id;
-- [n] an aggregate over a proven column without groups
SELECT max(age) FROM person WHERE age > 1;
-- [-n] an aggregate over an optional side
SELECT p.id, max(t.name) FROM person p LEFT JOIN team t ON t.id = p.team_id GROUP BY p.id;
-- [-] count over an optional side
SELECT count(t.id) FROM person p LEFT JOIN team t ON t.id = p.team_id GROUP BY p.id;
-- [n] an aggregate of CASE without ELSE
SELECT sum(CASE WHEN score > 5 THEN 1 END) FROM person GROUP BY id;
-- [-] an aggregate of CASE with ELSE
SELECT sum(CASE WHEN score > 5 THEN 1 ELSE 0 END) FROM person GROUP BY team_id;
-- [n] HAVING alone over no rows
SELECT max(score) FROM person HAVING count(*) >= 0;
-- [-] HAVING alone over rows
SELECT max(score) FROM person HAVING max(score) >= 0;
-- [-] DISTINCT changes nothing
SELECT DISTINCT score FROM person;
-- [n] sum of DISTINCT
SELECT sum(DISTINCT score) FROM person;
-- [-] a window over a whole partition
SELECT sum(score) OVER (PARTITION BY team_id) FROM person;
-- [n] a window over what may be NULL
SELECT sum(age) OVER () FROM person;
-- [nn] lag and lead
SELECT lag(score) OVER (ORDER BY id), lead(score) OVER (ORDER BY id) FROM person;
-- [--] mariadb[] lag and lead with a default
SELECT lag(score, 1, 0) OVER (ORDER BY id), lead(score, 1, score) OVER (ORDER BY id) FROM person;
-- [--] first and last value of a frame that holds the row
SELECT first_value(score) OVER (ORDER BY id), last_value(score) OVER (ORDER BY id) FROM person;
-- [nn] first and last value of a frame that may be empty
SELECT first_value(score) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING), last_value(score) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING) FROM person;
-- [n] the value of the second row of a frame
SELECT nth_value(score, 2) OVER (ORDER BY id) FROM person;
-- [-----] numbers of rows
SELECT row_number() OVER (ORDER BY id), rank() OVER (ORDER BY id), dense_rank() OVER (ORDER BY id), ntile(2) OVER (ORDER BY id), percent_rank() OVER (ORDER BY id) FROM person;
-- [n] sum over a frame that may be empty
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING) FROM person;
-- [-] count over a frame that may be empty
SELECT count(*) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING) FROM person;
-- [-] sum over a frame with the row
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM person;
-- [n] sum over a frame behind the row
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) FROM person;
-- [-] a window over an aggregate
SELECT sum(count(*)) OVER () FROM person GROUP BY team_id;
-- [n] a window over an optional side
SELECT max(t.name) OVER (PARTITION BY p.id) FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [n-] an aggregate in a derived table with groups
SELECT s.m, s.n FROM (SELECT team_id, max(age) AS m, count(*) AS n FROM person GROUP BY team_id) s;
-- [-n-n] aggregates of an optional side in groups
SELECT p.id, sum(e.weight), count(e.id), max(e.id) FROM person p LEFT JOIN pet e ON e.owner_id = p.id GROUP BY p.id;
-- [--] aggregates of an optional side that is proven
SELECT p.id, max(e.id) FROM person p LEFT JOIN pet e ON e.owner_id = p.id WHERE e.kind <> '' GROUP BY p.id;
-- [-n] HAVING that proves the count of an optional column says nothing
SELECT p.id, max(e.weight) FROM person p LEFT JOIN pet e ON e.owner_id = p.id GROUP BY p.id HAVING count(e.weight) >= 0;
-- [--] min and max of coalesce
SELECT max(coalesce(age, 0)), min(coalesce(age, 0)) FROM person GROUP BY team_id;
-- [---] avg of groups over what is never NULL
SELECT avg(score), sum(score + 1), max(lower(name)) FROM person GROUP BY boss_id;
-- [n] sum of a sum of groups
SELECT sum(s.n) FROM (SELECT count(*) AS n FROM person GROUP BY team_id) s;
-- [-] max of a derived group, one row even of none
SELECT s.m + 1 FROM (SELECT max(score) AS m FROM person) s WHERE s.m > 0;
-- [?] count of a scalar subquery of groups
SELECT (SELECT count(*) FROM pet e GROUP BY e.kind ORDER BY 1 LIMIT 1) FROM person;
-- [n-] GROUP BY of an expression of a nullable column
SELECT age + 1, count(*) FROM person GROUP BY age + 1;
-- [--] GROUP BY of coalesce
SELECT coalesce(age, 0), count(*) FROM person GROUP BY coalesce(age, 0);
-- [-n] HAVING counts values
SELECT max(age), max(nick) FROM person GROUP BY team_id HAVING count(age) > 0;
-- [--] HAVING counts rows where there is no group
SELECT max(score), min(name) FROM person HAVING count(*) > 0;
-- [-n] HAVING asks another aggregate of the same values
SELECT min(age), min(nick) FROM person GROUP BY team_id HAVING max(age) > 5;
