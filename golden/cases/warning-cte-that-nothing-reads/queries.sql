-- name: Forgotten :many
WITH old AS (SELECT id FROM people WHERE age > 60) SELECT id FROM people;

-- name: ReadByTheForgotten :many
WITH a AS (SELECT id FROM people), b AS (SELECT id FROM a) SELECT id FROM people;

-- name: Used :many
WITH a AS (SELECT id FROM people), b AS (SELECT id FROM a)
SELECT id FROM people WHERE id IN (SELECT id FROM b);

-- name: OnlyItself :many
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT id FROM people;

-- name: InSubquery :many
SELECT id FROM people WHERE id IN (WITH a AS (SELECT 1 AS one) SELECT 2);
