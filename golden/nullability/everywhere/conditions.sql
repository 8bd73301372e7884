-- [-] equal to a constant
SELECT age FROM person WHERE age = 30;
-- [--] equal to another column
SELECT p.age, e.weight FROM person p, pet e WHERE p.age <> e.weight;
-- [-n] under OR only one arm proves
SELECT nick IS NULL, nick FROM person WHERE nick = 'a' OR score > 1;
-- [-] under OR both arms prove
SELECT nick FROM person WHERE nick = 'a' OR nick LIKE 'c%';
-- [nn] under OR each arm proves another
SELECT nick, age FROM person WHERE nick IS NOT NULL OR age IS NOT NULL;
-- [--] under AND both prove
SELECT nick, age FROM person WHERE nick IS NOT NULL AND age IS NOT NULL;
-- [-] OR of ANDs: what all arms prove
SELECT age FROM person WHERE (age = 30 AND nick = 'a') OR (age = 40 AND nick IS NULL);
-- [n] OR of ANDs: what one arm does not prove
SELECT nick FROM person WHERE (age = 30 AND nick = 'a') OR (age = 40 AND nick IS NULL);
-- [-] NOT of IS NULL
SELECT nick FROM person WHERE NOT nick IS NULL;
-- [n] NOT of IS NOT NULL
SELECT nick FROM person WHERE NOT (nick IS NOT NULL);
-- [--] NOT of OR
SELECT nick, age FROM person WHERE NOT (nick IS NULL OR age IS NULL);
-- [nn] NOT of AND
SELECT nick, age FROM person WHERE NOT (nick IS NULL AND age IS NULL);
-- [-] NOT of a comparison
SELECT age FROM person WHERE NOT (age = 1);
-- [n] NOT of a comparison or another
SELECT age FROM person WHERE NOT (age = 1 AND score = 0);
-- [-] IN a list
SELECT age FROM person WHERE age IN (30, 40);
-- [-] IN a list with NULL
SELECT age FROM person WHERE age IN (30, NULL);
-- [-] NOT IN a list
SELECT age FROM person WHERE age NOT IN (1, 2);
-- [-] NOT IN a list with NULL is never true
SELECT age FROM person WHERE age NOT IN (1, NULL);
-- [n] a column in the list of IN
SELECT age FROM person WHERE score IN (age, 7);
-- [-] the only column in the list of IN
SELECT age FROM person WHERE 30 IN (age);
-- [--] a column in the list of NOT IN
SELECT age, boss_id FROM person WHERE score NOT IN (age, boss_id);
-- [-] BETWEEN
SELECT age FROM person WHERE age BETWEEN 1 AND 100;
-- [--] BETWEEN columns
SELECT age, boss_id FROM person WHERE score BETWEEN boss_id AND age;
-- [n] NOT BETWEEN: one bound is enough
SELECT age FROM person WHERE score NOT BETWEEN age AND 1;
-- [-] NOT BETWEEN proves the operand
SELECT age FROM person WHERE age NOT BETWEEN 1 AND 2;
-- [-] LIKE
SELECT nick FROM person WHERE nick LIKE '%';
-- [-] NOT LIKE
SELECT nick FROM person WHERE nick NOT LIKE 'z%';
-- [-] IN a subquery
SELECT age FROM person WHERE age IN (SELECT score + 25 FROM person);
-- [n] NOT IN a subquery without rows
SELECT age FROM person WHERE age NOT IN (SELECT id FROM pet WHERE id < 0);
-- [n] EXISTS that correlates proves nothing outside
SELECT p.age FROM person p WHERE NOT EXISTS (SELECT 1 FROM pet e WHERE e.weight = p.age);
-- [-] EXISTS that correlates: the inner condition held for the row
SELECT p.team_id FROM person p WHERE EXISTS (SELECT 1 FROM team t WHERE t.id = p.team_id);
-- [-] a function that passes NULL on
SELECT nick FROM person WHERE lower(nick) = 'a';
-- [-] operators that pass NULL on
SELECT age FROM person WHERE age + 1 > score * 2 - 100;
-- [n] coalesce takes NULL away
SELECT age FROM person WHERE coalesce(age, 1) > 0;
-- [-] coalesce of NULL with a literal NULL
SELECT age FROM person WHERE coalesce(age, NULL) > 0;
-- [--] coalesce of two columns, both known by another condition
SELECT age, boss_id FROM person WHERE coalesce(age, boss_id) > 0 AND age > 0 AND boss_id > 0;
-- [n] CASE takes NULL away
SELECT age FROM person WHERE CASE WHEN age IS NULL THEN 1 ELSE 0 END = 1;
-- [n] nullif may give NULL, but what it compares passes
SELECT age FROM person WHERE nullif(score, age) > 0;
-- [-] nullif passes NULL of its first
SELECT age FROM person WHERE nullif(age, score) > 0;
-- [n] IS NOT DISTINCT FROM and the like of a column
SELECT nick FROM person p WHERE (nick = name) IS NULL;
-- [-] a comparison of rows
SELECT age FROM person WHERE (age, score) = (30, 5);
-- [--] a comparison of rows by columns
SELECT p.age, e.weight FROM person p, pet e WHERE (p.age, p.id) = (e.weight, 1) OR (p.age, e.weight) = (30, 4);
-- [n] a comparison of rows by order: the first decides
SELECT age FROM person WHERE (score, age) > (1, 1);
-- [-] a comparison of rows by order proves its first
SELECT age FROM person WHERE (age, score) > (1, 1);
-- [n] rows that differ: one difference is enough
SELECT age FROM person WHERE (score, age) <> (1, 1);
-- [-] a condition on the same row twice removed
SELECT s.age FROM (SELECT * FROM person) s WHERE s.age > 1;
-- [-] a condition in a derived table
SELECT s.age FROM (SELECT * FROM person WHERE age > 1) s;
-- [n] a condition in an optional derived table
SELECT s.age FROM team t LEFT JOIN (SELECT * FROM person WHERE age > 1) s ON s.team_id = t.id;
-- [-] a condition in a CTE
WITH s AS (SELECT * FROM person WHERE age > 1) SELECT age FROM s;
-- [n] a condition on another mention of the table
SELECT a.age FROM person a, person b WHERE b.age > 1 AND a.id <> b.id;
-- [n] a condition of the inner name, which hides the outer
SELECT p.age FROM person p WHERE EXISTS (SELECT 1 FROM person p WHERE p.age > 1);
-- [-] HAVING proves the key
SELECT age FROM person GROUP BY age HAVING age > 1;
-- [-] HAVING proves an aggregate
SELECT max(age) FROM person HAVING max(age) > 1;
-- [--] HAVING with IS NOT NULL proves an aggregate
SELECT team_id, max(age) FROM person WHERE team_id > 0 GROUP BY team_id HAVING max(age) IS NOT NULL;
-- [n] true where the key is NULL
SELECT age FROM person GROUP BY age HAVING count(*) > 0;
-- [-] an equality with a column that is never NULL
SELECT age FROM person WHERE age = score + 25;
-- [-] transitive equalities
SELECT p.team_id FROM person p JOIN team t ON p.team_id = t.id LEFT JOIN pet e ON e.owner_id = p.id;
-- [-n] mysql[-n] a condition known before the join
SELECT s.nick, e.name FROM (SELECT id, nick FROM person WHERE nick <> '') s LEFT JOIN pet e ON e.owner_id = s.id;
-- [-] IS TRUE
SELECT age FROM person WHERE (age > 1) IS TRUE;
-- [n] IS NOT TRUE
SELECT age FROM person WHERE (age > 100) IS NOT TRUE;
-- [-] IS FALSE
SELECT age FROM person WHERE (age > 100) IS FALSE;
-- [n] IS NOT FALSE
SELECT age FROM person WHERE (age < 1000) IS NOT FALSE;
-- [-] a condition that is never true
SELECT 1 FROM person WHERE NULL = 1;
-- [--] a comparison of columns inside NOT
SELECT age, boss_id FROM person WHERE NOT (age < boss_id);
-- [-] a double negation
SELECT age FROM person WHERE NOT (NOT (age > 1));
-- [-] NOT of an IN list with a nullable item
SELECT age FROM person WHERE NOT (score IN (age, 1));
-- [n] NOT IN a subquery that may give NULL is only true of no rows
SELECT age FROM person WHERE age NOT IN (SELECT boss_id FROM person WHERE id > 100);
-- [?] a constant FALSE in WHERE under OR
SELECT age FROM person WHERE age IS NOT NULL OR 1 = 0;
-- [-] a constant TRUE in WHERE under AND
SELECT age FROM person WHERE age IS NOT NULL AND 1 = 1;
-- [n] ORDER BY and LIMIT do not prove
SELECT age FROM person ORDER BY age LIMIT 1;
-- [-] coalesce of zero that is compared
SELECT age FROM person WHERE coalesce(age, 0) > 0;
-- [n] coalesce of zero that may be equal
SELECT age FROM person WHERE coalesce(age, 0) >= 0;
-- [-] coalesce of an empty text that is unequal
SELECT nick FROM person WHERE coalesce(nick, '') <> '';
-- [-n] CASE that is compared
SELECT age, nick FROM person WHERE CASE WHEN age > 18 THEN 1 ELSE 0 END = 1;
