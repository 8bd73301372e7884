-- [n] a scalar subquery may have no row
SELECT (SELECT t.name FROM team t WHERE t.id = p.team_id) FROM person p;
-- [n] a scalar subquery with LIMIT 1 may have no row
SELECT (SELECT e.kind FROM pet e WHERE e.owner_id = p.id ORDER BY e.id LIMIT 1) FROM person p;
-- [-] count of no rows is 0
SELECT (SELECT count(*) FROM pet e WHERE e.owner_id = p.id) FROM person p;
-- [n] max of no rows is NULL
SELECT (SELECT max(e.id) FROM pet e WHERE e.owner_id = p.id) FROM person p;
-- [-] coalesce of the max of no rows
SELECT coalesce((SELECT max(e.id) FROM pet e WHERE e.owner_id = p.id), 0) FROM person p;
-- [n] count with GROUP BY may have no row
SELECT (SELECT count(*) FROM pet e WHERE e.owner_id = p.id GROUP BY e.owner_id) FROM person p;
-- [n] count with HAVING may have no row
SELECT (SELECT count(*) FROM pet e WHERE e.owner_id = p.id HAVING count(*) > 1) FROM person p;
-- [n] count with OFFSET may have no row
SELECT (SELECT count(*) FROM pet e WHERE e.owner_id = p.id LIMIT 1 OFFSET 1) FROM person p;
-- [n] count with LIMIT 0 has no row
SELECT (SELECT count(*) FROM pet LIMIT 0) FROM person p;
-- [-] count with LIMIT 1 has one
SELECT (SELECT count(*) FROM pet LIMIT 1) FROM person p;
-- [-] a constant without FROM
SELECT (SELECT 1);
-- [n] a constant without FROM, filtered
SELECT (SELECT 1 WHERE 1 = 0);
-- [-] the outer column without FROM
SELECT (SELECT p.score) FROM person p;
-- [n] the outer column that may be NULL
SELECT (SELECT p.age) FROM person p;
-- [-] the outer column, proven around
SELECT (SELECT p.age) FROM person p WHERE p.age > 1;
-- [n] the outer column, proven inside only
SELECT (SELECT p.age FROM team t WHERE p.age > 1 LIMIT 1) FROM person p;
-- [n] UNION ALL of a value and NULL
SELECT (SELECT x FROM (SELECT 1 AS x UNION ALL SELECT NULL) s ORDER BY x IS NULL DESC LIMIT 1) FROM person;
-- [n] a derived table of an aggregate
SELECT s.m FROM (SELECT max(age) AS m FROM person) s;
-- [n] a left join to an aggregate that has always a row
SELECT s.m FROM team t LEFT JOIN (SELECT max(age) AS m FROM person) s ON s.m = t.id;
-- [-] a left join ON true to an aggregate that has always a row
SELECT s.n FROM team t LEFT JOIN (SELECT count(*) AS n FROM person) s ON 1 = 1;
-- [n] the row of a subquery within an expression
SELECT score + (SELECT t.id FROM team t WHERE t.id = p.team_id) FROM person p;
-- [-] a scalar subquery in WHERE
SELECT age FROM person WHERE age > (SELECT min(score) FROM person);
-- [-] a scalar subquery in WHERE proves the other side
SELECT age FROM person p WHERE (SELECT t.id FROM team t WHERE t.id = p.team_id) < age;
-- [n] a CTE behind a left join
WITH c AS (SELECT owner_id, count(*) AS n FROM pet GROUP BY owner_id) SELECT c.n FROM person p LEFT JOIN c ON c.owner_id = p.id;
-- [-n] a CTE used twice
WITH c AS (SELECT id, name FROM team) SELECT a.name, b.name FROM c a LEFT JOIN c b ON b.id = a.id + 1;
-- [n] a CTE over an outer join
WITH c AS (SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id) SELECT name FROM c;
-- [-] a recursive CTE that counts
WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 3) SELECT n FROM c;
-- [-n] a recursive CTE whose second arm gives NULL
WITH RECURSIVE c (n, m) AS (SELECT 1, 1 UNION ALL SELECT n + 1, NULL FROM c WHERE n < 3) SELECT n, m FROM c;
-- [-nn] a recursive CTE in which NULL wanders
WITH RECURSIVE c (n, a, b) AS (SELECT 1, 1, 1 UNION ALL SELECT n + 1, NULL, a FROM c WHERE n < 4) SELECT n, a, b FROM c;
-- [-n] a recursive CTE over a tree
WITH RECURSIVE c (id, boss_id) AS (SELECT id, boss_id FROM person WHERE boss_id IS NULL UNION ALL SELECT p.id, p.boss_id FROM person p JOIN c ON p.boss_id = c.id) SELECT id, boss_id FROM c;
-- [-n] a recursive CTE up a tree, by a left join outside
WITH RECURSIVE c (id, depth) AS (SELECT id, 0 FROM person UNION ALL SELECT p.id, c.depth + 1 FROM person p JOIN c ON p.boss_id = c.id WHERE c.depth < 3) SELECT t.id, c.depth FROM team t LEFT JOIN c ON c.id = t.id + 10;
-- [n-] a scalar subquery of an aggregate with WHERE inside
SELECT (SELECT sum(e.weight) FROM pet e WHERE e.owner_id = p.id), (SELECT count(e.weight) + 1 FROM pet e WHERE e.owner_id = p.id) FROM person p;
-- [-] a scalar subquery of coalesce of an aggregate
SELECT (SELECT coalesce(sum(e.weight), 0) FROM pet e WHERE e.owner_id = p.id) FROM person p;
-- [n] a scalar subquery of a constant and WHERE of the outer row
SELECT (SELECT 1 WHERE p.age > 18) FROM person p;
-- [-] EXISTS proves the outer in CASE
SELECT CASE WHEN EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id) THEN p.team_id ELSE 0 END FROM person p;
-- [n] EXISTS with an OR inside proves nothing
SELECT CASE WHEN EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id OR t.id = 1) THEN p.team_id ELSE 0 END FROM person p;
-- [n-] an outer join and a condition in the derived table around
SELECT s.tid, s.kind FROM (SELECT t.id AS tid, e.kind FROM person p LEFT JOIN team t ON t.id = p.team_id LEFT JOIN pet e ON e.owner_id = p.id) s WHERE s.kind IS NOT NULL;
-- [-] a derived table of a derived table
SELECT o.age FROM (SELECT s.age FROM (SELECT age FROM person) s WHERE s.age IS NOT NULL) o LEFT JOIN team t ON t.id = o.age;
-- [-nn] a CTE twice, each side of a left join
WITH c AS (SELECT id, boss_id FROM person) SELECT a.id, b.id, b.boss_id FROM c a LEFT JOIN c b ON b.id = a.boss_id WHERE a.boss_id IS NOT NULL;
-- [--] a CTE of aggregates joined to its base
WITH c AS (SELECT team_id, max(score) AS top FROM person GROUP BY team_id) SELECT p.name, c.top FROM person p JOIN c ON c.team_id = p.team_id AND c.top = p.score;
-- [n-] a CTE whose names are renamed and swapped
WITH c (b, a) AS (SELECT score, age FROM person) SELECT a, b FROM c;
-- [-n] a recursive CTE whose base is NULL and second arm is not
WITH RECURSIVE c (n, m) AS (SELECT 1, nullif(score, score) FROM person UNION ALL SELECT n + 1, 5 FROM c WHERE n < 3) SELECT n, m FROM c;
-- [-n-] a recursive CTE with a left join in the second arm
WITH RECURSIVE c (id, up, n) AS (SELECT id, boss_id, 1 FROM person UNION ALL SELECT c.id, p.boss_id, c.n + 1 FROM c LEFT JOIN person p ON p.id = c.up WHERE c.n < 4) SELECT id, up, n FROM c;
-- [-] a recursive CTE whose arm proves
WITH RECURSIVE c (id, up) AS (SELECT id, boss_id FROM person WHERE boss_id IS NOT NULL UNION SELECT p.id, p.boss_id FROM person p JOIN c ON c.up = p.id WHERE p.boss_id IS NOT NULL) SELECT up FROM c;
-- [n] an anti join by NOT EXISTS keeps
SELECT p.team_id FROM person p WHERE NOT EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id);
-- [n] EXISTS inside a left join's condition
SELECT t.id FROM person p LEFT JOIN team t ON EXISTS (SELECT 1 FROM pet e WHERE e.owner_id = t.id AND e.id = p.id);
-- [-] an outer reference in a derived condition two levels down
SELECT (SELECT (SELECT p.team_id)) FROM person p WHERE p.team_id IS NOT NULL;
-- [-] coalesce of a scalar subquery and a column
SELECT coalesce((SELECT t.motto FROM team t WHERE t.id = p.team_id), p.name) FROM person p;
