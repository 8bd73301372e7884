-- [nn-] LEFT JOIN into RIGHT JOIN
SELECT p.id, t.name, q.kind FROM person p LEFT JOIN team t ON t.id = p.team_id RIGHT JOIN pet q ON q.owner_id = p.id;
-- [nnn] FULL JOIN behind a LEFT JOIN
SELECT p.id, t.id, q.id FROM person p LEFT JOIN team t ON t.id = p.team_id FULL JOIN pet q ON q.owner_id = p.id;
-- [n-] a FULL JOIN taken back on one side
SELECT p.id, q.id FROM person p FULL JOIN pet q ON q.owner_id = p.id WHERE q.kind = 'cat';
-- [--] a FULL JOIN taken back on both sides
SELECT p.id, q.id FROM person p FULL JOIN pet q ON q.owner_id = p.id WHERE q.kind > p.name;
-- [-n] an inner join after a LEFT JOIN takes it back
SELECT t.id, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id JOIN pet q ON q.id > t.id;
-- [-nn] a LEFT JOIN whose ON names the side left out before
SELECT p.id, t.id, q.id FROM person p LEFT JOIN team t ON t.id = p.team_id LEFT JOIN pet q ON q.id = t.id + 9;
-- [-n-] a comma join between outer joins
SELECT p.id, t.id, q.id FROM person p LEFT JOIN team t ON t.id = p.team_id, pet q;
-- [-nn] parentheses on the right of a LEFT JOIN
SELECT p.id, t.id, q.id FROM person p LEFT JOIN (team t JOIN pet q ON q.id > t.id) ON t.id = p.team_id;
-- [--n] parentheses with an outer join inside on the right
SELECT p.id, t.id, q.id FROM person p LEFT JOIN (team t LEFT JOIN pet q ON q.id = t.id) ON t.id = p.team_id WHERE t.id > 0;
-- [--n] USING of a LEFT JOIN
SELECT id, a.id, b.id FROM numbered a LEFT JOIN plainly b USING (id);
-- [-n-] USING of a RIGHT JOIN
SELECT id, a.id, b.id FROM numbered a RIGHT JOIN plainly b USING (id);
-- [-nnn] USING of a FULL JOIN of three
SELECT id, a.id, b.id, c.id FROM numbered a FULL JOIN plainly b USING (id) FULL JOIN pkauto c USING (id);
-- [-nn] USING compared in WHERE
SELECT id, a.id, b.id FROM numbered a FULL JOIN plainly b USING (id) WHERE id > 0;
-- [---] USING on a nullable column of both
SELECT v, a.v, b.v FROM numbered a JOIN plainly b USING (v);
-- [nnn] USING on a nullable column of a LEFT JOIN
SELECT v, a.v, b.v FROM numbered a LEFT JOIN plainly b USING (v);
-- [-n] NATURAL RIGHT JOIN
SELECT * FROM numbered NATURAL RIGHT JOIN plainly;
-- [-n] NATURAL FULL JOIN with star
SELECT * FROM numbered NATURAL FULL JOIN plainly;
-- [-n-] correlated aggregate without a group
SELECT (SELECT count(*) FROM pet WHERE owner_id = p.id), (SELECT sum(weight) FROM pet WHERE owner_id = p.id), (SELECT total(weight) FROM pet WHERE owner_id = p.id) FROM person p;
-- [n] correlated aggregate with GROUP BY has perhaps no row
SELECT (SELECT count(*) FROM pet WHERE owner_id = p.id GROUP BY owner_id) FROM person p;
-- [n] correlated aggregate with HAVING
SELECT (SELECT count(*) FROM pet WHERE owner_id = p.id HAVING count(*) > 1) FROM person p;
-- [nn-] correlated aggregate with LIMIT 0 and OFFSET
SELECT (SELECT count(*) FROM pet LIMIT 0), (SELECT count(*) FROM pet LIMIT 1 OFFSET 1), (SELECT count(*) FROM pet LIMIT 1) FROM person;
-- [-nn] scalar subquery without FROM
SELECT (SELECT p.id), (SELECT p.id WHERE p.id > 1), (SELECT p.nick) FROM person p;
-- [-n?] VALUES as a scalar
SELECT (VALUES (1)), (VALUES (NULL)), (VALUES (1), (NULL)) FROM team;
-- [-] a subquery with UNION ALL one arm of which has rows
SELECT (SELECT id FROM pet WHERE owner_id = p.id UNION ALL SELECT 0) FROM person p;
-- [-n] coalesce over a scalar subquery
SELECT coalesce((SELECT name FROM team t WHERE t.id = p.team_id), 'none'), coalesce((SELECT name FROM team t WHERE t.id = p.team_id), p.nick) FROM person p;
-- [--] EXISTS and NOT EXISTS
SELECT EXISTS (SELECT NULL FROM pet WHERE owner_id = p.id), NOT EXISTS (SELECT 1 FROM pet) FROM person p;
-- [-n--?] aggregates with FILTER in a group
SELECT count(*) FILTER (WHERE age > 20), max(score) FILTER (WHERE age > 20), total(score) FILTER (WHERE age > 20), json_group_array(name) FILTER (WHERE age > 20), sum(score) FILTER (WHERE 1) FROM person GROUP BY team_id;
-- [-] FILTER that a HAVING proves
SELECT max(score) FILTER (WHERE age > 20) FROM person GROUP BY team_id HAVING max(score) FILTER (WHERE age > 20) > 0;
-- [?] FILTER over the condition of WHERE
SELECT max(age) FILTER (WHERE age IS NOT NULL) FROM person WHERE age > 1 GROUP BY team_id;
-- [---n---] aggregates in a group
SELECT sum(score), avg(score), min(name), max(nick), group_concat(name), total(age), count(age) FROM person GROUP BY team_id;
-- [---] aggregates over WHERE in a group
SELECT sum(age), avg(age), max(nick) FROM person WHERE age > 0 AND nick IS NOT NULL GROUP BY team_id;
-- [nnn] aggregates over no rows, and over GROUP BY a constant
SELECT max(id), min(name), (SELECT max(id) FROM person GROUP BY 'x') FROM person WHERE id > 0;
-- [---] HAVING proves an aggregate
SELECT max(age), min(age), sum(age) FROM person GROUP BY team_id HAVING max(age) > 5;
-- [---] HAVING count of a column
SELECT max(age), sum(age), avg(age) FROM person GROUP BY team_id HAVING count(age) > 0;
-- [--] HAVING proves the key of the group
SELECT team_id, count(*) FROM person GROUP BY team_id HAVING team_id > 0;
-- [----] frames that start at the current row
SELECT first_value(name) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING), last_value(name) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), sum(score) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING), max(score) OVER (PARTITION BY team_id) FROM person;
-- [nn-n] frames before and behind the current row
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING), sum(score) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING), sum(score) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING), sum(score) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 2 PRECEDING) FROM person;
-- [-n] RANGE of an order that may be NULL
SELECT sum(score) OVER (ORDER BY age RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING), sum(score) OVER (ORDER BY age RANGE BETWEEN 5 FOLLOWING AND 9 FOLLOWING) FROM person;
-- [-nn?n] lag and lead with defaults
SELECT lag(name, 1, 'x') OVER w, lag(name, 1, nick) OVER w, lead(nick, 1, 'x') OVER w, lag(name, 0) OVER w, lag(id, -1) OVER w FROM person WINDOW w AS (ORDER BY id);
-- [?n-----] nth_value and ranks
SELECT nth_value(name, 1) OVER (ORDER BY id), nth_value(name, 2) OVER (ORDER BY id), rank() OVER (ORDER BY age), dense_rank() OVER (ORDER BY age), percent_rank() OVER (ORDER BY age), cume_dist() OVER (ORDER BY age), ntile(3) OVER (ORDER BY age) FROM person;
-- [--n] windows over grouped aggregates
SELECT max(sum(score)) OVER (), sum(count(*)) OVER (), lag(count(*)) OVER (ORDER BY team_id) FROM person GROUP BY team_id;
-- [n--] a window over FILTER
SELECT sum(score) FILTER (WHERE age > 20) OVER (), count(*) FILTER (WHERE age > 20) OVER (), total(score) FILTER (WHERE 0) OVER () FROM person;
-- [--] a window in the filter of a derived table
SELECT r, prev FROM (SELECT row_number() OVER (ORDER BY id) AS r, lag(id) OVER (ORDER BY id) AS prev FROM person) WHERE prev IS NOT NULL;
-- [-n-] a recursive CTE with a NULL parent in the first arm
WITH RECURSIVE up (id, boss, depth) AS (SELECT id, NULL, 0 FROM person WHERE boss_id IS NULL UNION ALL SELECT p.id, up.id, depth + 1 FROM person p JOIN up ON p.boss_id = up.id WHERE depth < 5) SELECT id, boss, depth FROM up;
-- [n] a recursive CTE whose second arm makes NULL
WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT nullif(x + 1, 4) FROM c WHERE x < 4) SELECT x FROM c;
-- [nnn] a recursive CTE in which NULL comes in a roundabout way
WITH RECURSIVE c (x, y, z) AS (SELECT 1, 2, 3 UNION ALL SELECT y, z, NULL FROM c WHERE x IS NOT NULL) SELECT x, y, z FROM c;
-- [-n] a recursive CTE with a LEFT JOIN in its arm
WITH RECURSIVE c (id, t) AS (SELECT 1, 1 UNION ALL SELECT c.id + 1, t.id FROM c LEFT JOIN team t ON t.id = c.id WHERE c.id < 9) SELECT id, t FROM c;
-- [-n] a recursive CTE with two arms that go round
WITH RECURSIVE c (x, y) AS (SELECT 1, 'a' UNION ALL SELECT x + 1, y FROM c WHERE x < 3 UNION ALL SELECT x + 2, NULL FROM c WHERE x < 3) SELECT x, y FROM c;
-- [--] a path in a recursive CTE
WITH RECURSIVE tree (id, path) AS (SELECT id, name FROM person WHERE boss_id IS NULL UNION ALL SELECT p.id, tree.path || '/' || p.name FROM person p JOIN tree ON tree.id = p.boss_id WHERE length(path) < 50) SELECT id, path FROM tree;
-- [n-nnn] IN with NULLs in the list
SELECT id IN (1, NULL), id IN (1, 2), id NOT IN (1, NULL), age IN (30, 40), NULL IN (1) FROM person;
-- [n-nn] IN over subqueries
SELECT id IN (SELECT team_id FROM person), id IN (SELECT id FROM team), age IN (SELECT id FROM team), id NOT IN (SELECT age FROM person) FROM person;
-- [--] IN that proves
SELECT age, nick FROM person WHERE age IN (30, 40, NULL) AND nick NOT IN ('z');
-- [-] IN over a subquery that proves
SELECT team_id FROM person WHERE team_id IN (SELECT id FROM team);
-- [n] NOT IN over a subquery that has no rows
SELECT age FROM person WHERE age NOT IN (SELECT id FROM team WHERE 0);
-- [--n] CASE with proofs by IS NULL
SELECT CASE WHEN nick IS NULL THEN 'none' ELSE nick END, CASE WHEN nick IS NOT NULL THEN nick ELSE name END, CASE WHEN nick IS NULL THEN nick ELSE 'x' END FROM person;
-- [-n-] CASE whose conditions prove by comparison
SELECT CASE WHEN age > 20 THEN age ELSE 0 END, CASE WHEN age > 20 OR score > 3 THEN age ELSE 0 END, CASE WHEN NOT age > 20 THEN age ELSE 1 END FROM person;
-- [---] CASE of a value with proofs
SELECT CASE nick WHEN 'a' THEN nick ELSE 'x' END, CASE age WHEN 30 THEN age WHEN NULL THEN 1 ELSE 0 END, CASE nick WHEN nick THEN nick ELSE 'x' END FROM person;
-- [-?-] CASE without ELSE under a condition that covers all
SELECT CASE WHEN nick IS NULL THEN 1 WHEN nick IS NOT NULL THEN 2 END, CASE WHEN 1 THEN 'x' END, CASE WHEN 0 THEN 1 ELSE 2 END FROM person;
-- [-] CASE as a condition that proves
SELECT age FROM person WHERE CASE WHEN age IS NULL THEN 0 ELSE 1 END;
-- [?] CASE that compares in WHERE
SELECT age FROM person WHERE CASE WHEN age > 18 THEN 'adult' ELSE 'child' END = 'adult';
-- [-] iif as a condition
SELECT nick FROM person WHERE iif(nick IS NULL, 0, 1);
-- [--] coalesce in WHERE
SELECT age, nick FROM person WHERE coalesce(age, 0) > 0 AND coalesce(nick, '') <> '';
-- [n?-] coalesce of two columns in WHERE
SELECT age, team_id, coalesce(age, team_id) FROM person WHERE coalesce(age, team_id) > 0;
-- [-] nullif in WHERE
SELECT nick FROM person WHERE nullif(nick, '') IS NOT NULL;
-- [-] a LIKE, a GLOB and a MATCH that prove
SELECT nick FROM person WHERE nick LIKE '%a%' OR nick GLOB 'c*';
-- [n-n-] LIKE with ESCAPE
SELECT nick LIKE 'a!%' ESCAPE '!', name LIKE '%', name LIKE nick, name GLOB '*' FROM person;
-- [-] NOT LIKE proves too
SELECT nick FROM person WHERE nick NOT LIKE 'z%';
-- [-n] row values compared
SELECT age, nick FROM person WHERE (age, nick) > (1, 'a');
-- [--] row values equal
SELECT age, nick FROM person WHERE (age, nick) = (30, 'a');
-- [nn] row values unequal
SELECT age, nick FROM person WHERE (age, nick) <> (30, 'a');
-- [--] row values IN
SELECT age, nick FROM person WHERE (age, nick) IN (SELECT age, nick FROM person);
-- [--] row values IN VALUES
SELECT age, nick FROM person WHERE (age, nick) IN (VALUES (30, 'a'), (40, NULL));
-- [?] row values BETWEEN
SELECT age FROM person WHERE (age, id) BETWEEN (1, 1) AND (99, 99);
-- [--] row values IS
SELECT age, nick FROM person WHERE (age, nick) IS (30, 'a');
-- [-n-n-] row value results
SELECT (id, score) = (1, 2), (age, id) = (1, 2), (age, id) IS (1, 2), (id, age) < (1, 2), (id, score) IN (SELECT id, score FROM person) FROM person;
-- [nn-] a row value set in UPDATE
UPDATE person SET (nick, age) = (SELECT name, id FROM team WHERE team.id = person.team_id) RETURNING nick, age, name;
-- [-] IS NOT DISTINCT FROM a value
SELECT nick FROM person WHERE nick IS NOT DISTINCT FROM 'a';
-- [?] IS NOT DISTINCT FROM a column that is never NULL
SELECT p.team_id FROM person p JOIN team t ON p.team_id IS NOT DISTINCT FROM t.id;
-- [-] IS DISTINCT FROM NULL
SELECT nick FROM person WHERE nick IS DISTINCT FROM NULL;
-- [n] IS DISTINCT FROM a value
SELECT nick FROM person WHERE nick IS DISTINCT FROM 'a';
-- [nn] IS NOT DISTINCT FROM another that may be NULL
SELECT a.nick, b.nick FROM person a JOIN person b ON a.nick IS NOT DISTINCT FROM b.nick;
-- [----] IS TRUE and its kin
SELECT age > 1 IS TRUE, age IS FALSE, age IS NOT TRUE, (age > 1) IS NOT FALSE FROM person;
-- [-] IS TRUE proves
SELECT age FROM person WHERE (age > 1) IS TRUE;
-- [n] IS NOT FALSE proves nothing
SELECT age FROM person WHERE (age > 1) IS NOT FALSE;
-- [-] IS FALSE proves
SELECT age FROM person WHERE (age > 1) IS FALSE;
-- [n] IS NOT TRUE proves nothing
SELECT age FROM person WHERE (age > 50) IS NOT TRUE;
-- [-] a comparison compared with 1
SELECT age FROM person WHERE (age > 1) = 1;
-- [-] a comparison compared with 0
SELECT nick FROM person WHERE (nick IS NULL) = 0;
-- [?] a comparison IS 1
SELECT nick FROM person WHERE (nick IS NULL) IS 0;
