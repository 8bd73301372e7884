-- name: TooFew :many
WITH b (number) AS (SELECT id, title FROM books) SELECT number FROM b;

-- name: TooMany :many
WITH b (number, name, price) AS (SELECT id, title FROM books) SELECT number FROM b;

-- name: Enough :many
WITH b (number, name) AS (SELECT id, title FROM books) SELECT number, name FROM b;
