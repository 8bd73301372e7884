SELECT 1 AS one;

-- name: NoKind
SELECT id FROM books;

-- nam: Misspelled :many
SELECT id FROM books;
