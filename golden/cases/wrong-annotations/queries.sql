SELECT 1 AS one;

-- name: NoKind
SELECT id FROM books;

-- nam: Misspelled :many
SELECT id FROM books;

-- name: Unfinished :many
SELECT id FROM books
-- name: Next :many
SELECT id FROM books;
