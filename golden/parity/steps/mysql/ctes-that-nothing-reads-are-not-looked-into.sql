CREATE TABLE t (id int PRIMARY KEY);
CREATE VIEW v AS WITH c (a, b) AS (SELECT 1, nope FROM nowhere) SELECT id FROM t;
CREATE VIEW w AS WITH c (a) AS (SELECT 1 FROM nowhere) SELECT id, a FROM t, c;
