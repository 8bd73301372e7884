-- name: Brackets :many
SELECT [id] FROM books;

-- name: Cast :many
SELECT price::text AS price FROM books;

-- name: Ilike :many
SELECT id FROM books WHERE title ILIKE 'sea';

-- name: Returning :one
INSERT INTO authors (id, name) VALUES (1, 'Ann') RETURNING id;

-- name: Upsert :exec
INSERT INTO authors (id, name) VALUES (1, 'Ann') ON CONFLICT (id) DO NOTHING;

-- name: EqualsTwice :many
SELECT id FROM books WHERE price == 1;

-- name: FullJoin :many
SELECT b.id FROM books b FULL JOIN authors a ON a.id = b.id;

-- name: DistinctFrom :many
SELECT id FROM books WHERE price IS DISTINCT FROM 1;

-- name: Filter :one
SELECT count(*) FILTER (WHERE price > 1) AS dear FROM books;

-- name: NotNull :many
SELECT id FROM books WHERE price NOT NULL;

-- name: TypographicQuotes :many
SELECT id FROM books WHERE title = ‘Sea’;
