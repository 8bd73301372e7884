-- [-n] postgresql[-n] sqlite[-n] mysql[] mariadb[-n] INSERT shows the row
INSERT INTO person (id, name, score) VALUES (50, 'x', 1) RETURNING name, age;
-- [-n] mysql[] mariadb[-n] INSERT from a query
INSERT INTO person (id, name, score) SELECT id + 100, name, 1 FROM team RETURNING name, age;
-- [-n] mysql[] mariadb[] UPDATE shows the row behind it
UPDATE person SET nick = NULL WHERE nick IS NOT NULL RETURNING name, nick;
-- [n] mysql[] mariadb[] UPDATE of another column
UPDATE person SET score = 1 WHERE age IS NULL RETURNING age;
-- [-n] mysql[] DELETE shows the row that was
DELETE FROM person WHERE nick IS NOT NULL RETURNING nick, age;
-- [n] mysql[] DELETE with an OR
DELETE FROM person WHERE nick IS NOT NULL OR score = 7 RETURNING nick;
