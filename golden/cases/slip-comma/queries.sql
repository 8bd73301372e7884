-- name: Missing :many
SELECT id title price FROM books;

-- name: MissingInList :many
SELECT id FROM books WHERE id IN (1 2);

-- name: MissingBetweenRows :exec
INSERT INTO authors (id, name) VALUES (1, 'Ann') (2, 'Bob');

-- name: BeforeFrom :many
SELECT id, title, FROM books;

-- name: BeforeParenthesis :exec
INSERT INTO authors (id, name,) VALUES (1, 'Ann');

-- name: BeforeWhere :exec
UPDATE books SET price = 1, WHERE id = 2;

-- name: BehindLastCte :many
WITH a AS (SELECT 1 AS x), SELECT x FROM a;

-- name: BetweenConditions :many
SELECT id FROM books WHERE price = 1, title = 'Sea';

-- name: InBetween :many
SELECT id FROM books WHERE price BETWEEN 1, 2;
