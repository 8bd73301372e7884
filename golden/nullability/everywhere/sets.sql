-- [n] UNION with one arm that may be NULL
SELECT score FROM person UNION SELECT age FROM person;
-- [-] UNION of two that are not
SELECT score FROM person UNION ALL SELECT id FROM pet;
-- [n-] UNION with a literal NULL
SELECT id, score FROM person UNION ALL SELECT NULL, 1;
-- [-] EXCEPT keeps the left
SELECT score FROM person EXCEPT SELECT age FROM person;
-- [n] EXCEPT whose left may be NULL
SELECT age FROM person EXCEPT SELECT id FROM pet;
-- [-] INTERSECT proves by the left
SELECT score FROM person INTERSECT SELECT age - 23 FROM person;
-- [-] INTERSECT proves by the right
SELECT age FROM person INTERSECT SELECT score + 25 FROM person;
-- [n] INTERSECT of two that may be NULL
SELECT age FROM person INTERSECT SELECT boss_id FROM person;
-- [n] UNION within a derived table
SELECT x FROM (SELECT score AS x FROM person UNION ALL SELECT age FROM person) s;
-- [-] UNION within a derived table, filtered
SELECT x FROM (SELECT score AS x FROM person UNION ALL SELECT age FROM person) s WHERE x > 0;
-- [n] an outer join in one arm
SELECT name FROM team UNION ALL SELECT t.name FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-] conditions in both arms
SELECT age FROM person WHERE age > 1 UNION SELECT weight FROM pet WHERE weight > 1;
-- [n] a condition in one arm
SELECT age FROM person WHERE age > 1 UNION SELECT weight FROM pet;
-- [-] EXCEPT of EXCEPT
SELECT id FROM person EXCEPT SELECT boss_id FROM person EXCEPT SELECT age FROM person;
-- [n] UNION is applied from left to right
SELECT id FROM person INTERSECT SELECT score FROM person UNION SELECT age FROM person;
-- [-] a scalar subquery of UNION ALL with a constant
SELECT (SELECT e.id FROM pet e WHERE e.id = -1 UNION ALL SELECT 1) FROM team;
-- [n] a left join to a derived UNION
SELECT s.x FROM person p LEFT JOIN (SELECT id AS x FROM team UNION SELECT id FROM pet) s ON s.x = p.team_id;
-- [n] UNION of CASE and aggregates
SELECT max(score) FROM person UNION ALL SELECT 0;
-- [-] UNION whose second arm is filtered
SELECT id FROM person UNION SELECT age FROM person WHERE age BETWEEN 1 AND 99;
-- [-] VALUES-like constants with NULL
SELECT s.a FROM (SELECT 1 AS a UNION ALL SELECT 2 UNION ALL SELECT NULL) s WHERE s.a <> 1;
