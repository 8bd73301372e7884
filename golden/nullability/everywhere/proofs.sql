-- [-n] a column of an optional side of a derived table proves the others of that side
SELECT s.name, s.motto FROM (SELECT t.id, t.name, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.id > 0;
-- [--] one that may be NULL proves those that may not be where there is a row
SELECT s.name, s.motto FROM (SELECT t.id, t.name, t.motto FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.motto IS NOT NULL;
-- [n] a column of the other side proves nothing of the optional one
SELECT s.name FROM (SELECT t.name, p.score FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.score > 3;
-- [-] a CTE filtered by a column of an optional side
WITH c AS (SELECT p.id, t.id AS tid, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id) SELECT name FROM c WHERE tid IS NOT NULL;
-- [--] a CTE joined by a column of an optional side
WITH c AS (SELECT p.id, t.id AS tid, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id) SELECT c.name, c.tid FROM pet e JOIN c ON c.tid = e.owner_id;
-- [-n] a CTE left out by an outer join
WITH c AS (SELECT p.id, t.id AS tid, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id) SELECT e.kind, c.name FROM pet e LEFT JOIN c ON c.tid = e.owner_id;
-- [-] a CTE over a CTE
WITH c AS (SELECT p.id, t.id AS tid, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id), d AS (SELECT tid AS q, name AS w FROM c) SELECT w FROM d WHERE q = 1;
-- [-] what is computed proves what it is computed of
SELECT s.age FROM (SELECT age, age + 1 AS n FROM person) s WHERE s.n > 1;
-- [-] both arms of a UNION prove
SELECT s.name FROM (SELECT t.id, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id UNION ALL SELECT t.id, t.name FROM person p LEFT JOIN team t ON t.id = p.score) s WHERE s.id > 0;
-- [n] one arm of a UNION proves
SELECT s.name FROM (SELECT t.id, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id UNION ALL SELECT id, nick FROM person) s WHERE s.id > 0;
-- [n] a CASE of the same side may be NULL all the same
SELECT s.k FROM (SELECT t.id, CASE WHEN t.id > 1 THEN t.name END AS k FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.id > 0;
-- [-] a CASE proves what its condition does
SELECT s.id FROM (SELECT t.id, CASE WHEN t.id > 1 THEN t.name END AS k FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.k > '';
-- [-] a condition of an outer join proves where there is a row
SELECT s.n2 FROM person p LEFT JOIN (SELECT e.owner_id, v.day, v.pet_id AS n2 FROM pet e LEFT JOIN visit v ON v.pet_id = e.id) s ON s.owner_id = p.id AND s.day > 0 WHERE s.owner_id IS NOT NULL;
-- [-] a condition of CASE proves another column of that side
SELECT CASE WHEN s.id IS NOT NULL THEN s.name ELSE '' END FROM (SELECT t.id, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id) s;
-- [-] a subquery sees what is proven around it
SELECT (SELECT s.name) FROM (SELECT t.id, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id) s WHERE s.id > 0;
-- [-n] the keys of a group of an optional side
SELECT s.name, s.n FROM (SELECT t.id, t.name, max(t.motto) AS n FROM person p LEFT JOIN team t ON t.id = p.team_id GROUP BY t.id, t.name) s WHERE s.id > 0;
-- [-n] two optional sides, one of which is proven
SELECT s.a, s.b FROM (SELECT t.id, t.name AS a, e.kind AS b FROM person p LEFT JOIN team t ON t.id = p.team_id LEFT JOIN pet e ON e.owner_id = p.id) s WHERE s.id > 0;
-- [-] one optional side behind another
SELECT s.k FROM (SELECT e.kind AS k, v.day AS d FROM person p LEFT JOIN pet e ON e.owner_id = p.id LEFT JOIN visit v ON v.pet_id = e.id) s WHERE s.d > 0;
-- [-] coalesce of a condition is one of the two
SELECT age FROM person WHERE coalesce(age > 1, false);
-- [n] coalesce that is true without a value
SELECT age FROM person WHERE coalesce(age > 1, true);
-- [-] NOT of coalesce
SELECT age FROM person WHERE NOT coalesce(age < 1, true);
-- [-] the max of a subquery that correlates is there
SELECT p.age FROM person p WHERE (SELECT max(t.id) FROM team t WHERE t.id < p.age) > 0;
-- [n] the count of a subquery that correlates is always there
SELECT p.age FROM person p WHERE (SELECT count(*) FROM team t WHERE t.id < p.age) >= 0;
-- [-] EXISTS over a derived table that correlates
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id < p.age GROUP BY t.name HAVING count(*) > 0);
-- [-] mariadb[] EXISTS over a CTE that correlates
SELECT p.age FROM person p WHERE EXISTS (WITH q AS (SELECT 1 FROM team t WHERE t.id < p.age) SELECT * FROM q);
-- [-] EXISTS over an optional side that is filtered
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM team t LEFT JOIN pet e ON 1 = 1 WHERE e.weight < p.age);
-- [-] sqlite[] EXISTS of HAVING
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id > 0 HAVING max(t.id) + 28 < p.age);
-- [--] CASE: a branch behind two that failed
SELECT CASE WHEN age IS NULL OR nick IS NULL THEN 'z' ELSE nick END, CASE WHEN NOT (age IS NULL) THEN age ELSE 1 END FROM person;
-- [?] CASE: a branch behind one that failed for one of two reasons
SELECT CASE WHEN age IS NULL AND nick IS NULL THEN '' WHEN age IS NULL THEN nick ELSE 'q' END FROM person;
-- [-] CASE of a value that is NULL
SELECT CASE age WHEN 30 THEN age WHEN boss_id THEN age + boss_id ELSE 0 END FROM person;
-- [-] a condition that is one way or the other
SELECT age FROM person WHERE age > 20 OR NOT age > 20;
-- [-] CASE as a condition
SELECT age FROM person WHERE CASE WHEN age IS NULL THEN false ELSE true END;
-- [-] a value of CASE that is compared
SELECT age FROM person WHERE CASE WHEN score = 5 THEN age END > 0;
-- [-] mysql[] mariadb[] three full joins in a row have one row at least
SELECT coalesce(a.id, b.id, c.id) FROM person a FULL JOIN team b ON a.id = b.id FULL JOIN pet c ON c.id = a.id;
-- [nn] mysql[] mariadb[] of three full joins two are not enough
SELECT coalesce(a.id, c.id), coalesce(b.id, c.id) FROM person a FULL JOIN team b ON a.id = b.id FULL JOIN pet c ON c.id = a.id;
-- [-nn] mysql[] mariadb[] the merged key of three full joins
SELECT id, a.name, b.name FROM person a FULL JOIN team b USING (id) FULL JOIN pet c USING (id);
-- [-n-] mysql[] mariadb[] a full join behind which one side is joined
SELECT a.name, b.name, e.kind FROM person a FULL JOIN team b ON b.id = a.team_id JOIN pet e ON e.owner_id = a.id;
-- [-n] mysql[] mariadb[] a full join of which a side of a left join is left
SELECT coalesce(a.id, b.id), coalesce(e.id, b.id) FROM (person a LEFT JOIN pet e ON e.owner_id = a.id) FULL JOIN team b ON b.id = a.team_id + 50;
-- [--] mysql[] mariadb[] an inner join inside a full join
SELECT coalesce(a.id, b.id), coalesce(e.id, b.id) FROM (person a JOIN pet e ON e.owner_id = a.id) FULL JOIN team b ON b.id = a.team_id + 50;
-- [n-n] NOT IN over what is never NULL
SELECT age NOT IN (SELECT id FROM pet), score NOT IN (SELECT id FROM pet), score NOT IN (SELECT weight FROM pet) FROM person;
-- [n] a column that is compared with all rows of none
SELECT age FROM person WHERE age NOT IN (SELECT id FROM pet WHERE id < 0);
-- [--] an aggregate over an optional side that is proven
SELECT p.id, max(t.name) FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE t.id > 0 GROUP BY p.id;
-- [--] HAVING of an aggregate over an optional side
SELECT p.id, max(t.name) FROM person p LEFT JOIN team t ON t.id = p.team_id GROUP BY p.id HAVING max(t.name) IS NOT NULL;
-- [nn] HAVING proves another aggregate as little as a column
SELECT team_id, max(age) FROM person GROUP BY team_id HAVING min(boss_id) > 0;
-- [-n] a recursive CTE whose arm nullifies at the third step
WITH RECURSIVE r (n, x) AS (SELECT 1, 1 UNION ALL SELECT n + 1, CASE WHEN n > 1 THEN NULL ELSE x END FROM r WHERE n < 4) SELECT n, x FROM r;
-- [-n] a recursive CTE with an outer join
WITH RECURSIVE r (n, x) AS (SELECT id, name FROM team UNION SELECT r.n + 1, t.name FROM r LEFT JOIN team t ON t.id = r.n + 1 WHERE r.n < 4) SELECT n, x FROM r;
-- [--] a recursive CTE that is filtered
WITH RECURSIVE r (n, x) AS (SELECT 1, (SELECT max(id) FROM team) UNION ALL SELECT n + 1, x FROM r WHERE n < 3) SELECT n, x FROM r WHERE x > 0;
-- [-n] a recursive CTE proves by its own arm nothing of the first
WITH RECURSIVE r (id, boss_id) AS (SELECT id, boss_id FROM person UNION SELECT p.id, p.boss_id FROM r JOIN person p ON p.boss_id = r.id WHERE p.id > r.id) SELECT id, boss_id FROM r;
-- [nn] a view over an outer join, joined again
SELECT v.team_name, v.name FROM team t LEFT JOIN person_team v ON v.team_name = t.name;
-- [-n] a view whose own condition proves
SELECT n.nick, n.age FROM nicked n;
-- [nn] a view whose own condition proves, left out
SELECT n.nick, n.id FROM person p LEFT JOIN nicked n ON n.id = p.id;
