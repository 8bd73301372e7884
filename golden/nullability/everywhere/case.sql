-- [n] CASE without ELSE
SELECT CASE WHEN score > 5 THEN 1 END FROM person;
-- [-] CASE with ELSE
SELECT CASE WHEN score > 5 THEN 1 ELSE 0 END FROM person;
-- [n] CASE with a NULL arm
SELECT CASE WHEN score > 5 THEN NULL ELSE 0 END FROM person;
-- [-] CASE whose condition proves
SELECT CASE WHEN age IS NOT NULL THEN age ELSE 0 END FROM person;
-- [-] CASE whose failed condition proves
SELECT CASE WHEN age IS NULL THEN 0 ELSE age END FROM person;
-- [-] CASE whose comparison proves
SELECT CASE WHEN age > 18 THEN age ELSE score END FROM person;
-- [n] CASE whose failed comparison proves nothing
SELECT CASE WHEN age > 18 THEN 1 ELSE age END FROM person;
-- [n] CASE whose condition may fail for another reason
SELECT CASE WHEN age IS NULL AND score > 5 THEN 0 ELSE age END FROM person;
-- [-] CASE whose failed alternatives prove
SELECT CASE WHEN age IS NULL OR boss_id IS NULL THEN 0 ELSE age + boss_id END FROM person;
-- [-] CASE: conditions one after another
SELECT CASE WHEN age IS NULL THEN 0 WHEN boss_id IS NULL THEN 1 ELSE age + boss_id END FROM person;
-- [-] CASE of an operand proves it
SELECT CASE nick WHEN 'a' THEN nick ELSE 'b' END FROM person;
-- [n] CASE of an operand: ELSE is for NULL as well
SELECT CASE nick WHEN 'a' THEN 'b' ELSE nick END FROM person;
-- [n] CASE of an operand compared with NULL
SELECT CASE nick WHEN NULL THEN 'b' ELSE nick END FROM person;
-- [-] CASE in the row of an optional side
SELECT CASE WHEN t.id IS NOT NULL THEN t.name ELSE '' END FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-] CASE where the optional side is missing
SELECT CASE WHEN t.id IS NULL THEN '' ELSE t.name END FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-] CASE with EXISTS
SELECT CASE WHEN EXISTS (SELECT 1 FROM pet e WHERE e.owner_id = p.id) THEN 1 ELSE 0 END FROM person p;
-- [-] nested CASE
SELECT CASE WHEN age IS NOT NULL THEN CASE WHEN age > 18 THEN age ELSE 0 END ELSE 1 END FROM person;
-- [n] nested CASE whose inner arm is NULL
SELECT CASE WHEN age IS NOT NULL THEN CASE WHEN age > 18 THEN age END ELSE 1 END FROM person;
-- [-] coalesce ends at a constant
SELECT coalesce(nick, name) FROM person;
-- [n] coalesce of columns that may be NULL
SELECT coalesce(age, boss_id) FROM person;
-- [n] nullif
SELECT nullif(score, 0) FROM person;
-- [-] coalesce of nullif
SELECT coalesce(nullif(score, 0), 1) FROM person;
-- [n] logic with NULL
SELECT age > 1 AND score > 5 FROM person;
-- [n] OR with NULL
SELECT age > 1 OR score > 5 FROM person;
-- [-] logic of what is never NULL
SELECT score > 1 AND NOT score > 5 OR name = 'x' FROM person;
-- [n] NOT of NULL
SELECT NOT (age > 1) FROM person;
-- [--] IS NULL is never NULL
SELECT age IS NULL, age IS NOT NULL FROM person;
-- [--] IS TRUE is never NULL
SELECT (age > 1) IS TRUE, (age > 1) IS NOT FALSE FROM person;
-- [n] IN a list with NULL
SELECT score IN (1, NULL) FROM person;
-- [n] IN with an operand that may be NULL
SELECT age IN (1, 2) FROM person;
-- [-] IN of what is never NULL
SELECT score IN (1, 2) FROM person;
-- [n] IN a subquery that may give NULL
SELECT score IN (SELECT age FROM person) FROM person;
-- [-] IN a subquery that does not
SELECT score IN (SELECT id FROM pet) FROM person;
-- [-] IN a subquery whose condition proves
SELECT score IN (SELECT age FROM person WHERE age > 0) FROM person;
-- [n] BETWEEN with a bound that may be NULL
SELECT score BETWEEN age AND 100 FROM person;
-- [n] LIKE with a pattern that may be NULL
SELECT name LIKE nick FROM person;
-- [--] EXISTS
SELECT EXISTS (SELECT 1 FROM pet WHERE id < 0), NOT EXISTS (SELECT NULL FROM pet) FROM person;
-- [n] arithmetic with NULL
SELECT score + age FROM person;
-- [n] a cast of NULL
SELECT CAST(age AS char(10)) FROM person;
-- [-] a cast of a number to a text
SELECT CAST(score AS char(10)) FROM person;
-- [n??] nullif of equal constants
SELECT nullif(1, 1), nullif(1, 2), nullif('a', 'b');
-- [-] nullif in CASE
SELECT CASE WHEN nullif(score, 0) IS NULL THEN 1 ELSE nullif(score, 0) END FROM person;
-- [n] CASE whose condition is an AND with a test of another column
SELECT CASE WHEN age IS NOT NULL AND score > 3 THEN age ELSE age END FROM person;
-- [-] CASE whose arms prove one of two
SELECT CASE WHEN age IS NOT NULL THEN age WHEN boss_id IS NOT NULL THEN boss_id ELSE -1 END FROM person;
-- [n] CASE whose ELSE is reached when both are NULL
SELECT CASE WHEN age IS NOT NULL THEN 1 WHEN boss_id IS NOT NULL THEN 2 ELSE age END FROM person;
-- [-] CASE of NOT (x IS NULL)
SELECT CASE WHEN NOT (age IS NULL) THEN age ELSE 0 END FROM person;
-- [-] CASE of a negated OR
SELECT CASE WHEN age IS NULL OR age < 18 THEN 0 ELSE age END FROM person;
-- [-] CASE with a comparison first, IS NULL after
SELECT CASE WHEN age < 18 THEN 0 WHEN age IS NULL THEN 1 ELSE age END FROM person;
-- [-n] CASE over the optional side by another column of it
SELECT CASE WHEN t.name IS NOT NULL THEN t.id ELSE 0 END, CASE WHEN t.name IS NOT NULL THEN t.motto ELSE '' END FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-n] CASE over the optional side by a nullable column of it
SELECT CASE WHEN t.motto IS NULL THEN 0 ELSE t.id END, CASE WHEN t.motto IS NULL THEN t.id ELSE 0 END FROM person p LEFT JOIN team t ON t.id = p.team_id;
-- [-n] CASE whose conditions leave nothing
SELECT CASE WHEN nick IS NULL THEN 1 WHEN nick IS NOT NULL THEN 2 END, CASE WHEN nick IS NULL THEN 1 WHEN age IS NOT NULL THEN 2 END FROM person;
