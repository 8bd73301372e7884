-- name: TwoColumns :many
SELECT (SELECT id, title FROM books) AS value FROM books;

-- name: ComparedPair :many
SELECT id FROM books WHERE id = (SELECT id, title FROM books WHERE id = 1);
