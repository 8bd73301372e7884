-- name: Label :many
SELECT title || ' by hand' AS label FROM books;

-- name: Either :many
SELECT id FROM books WHERE price = 1 OR price = 2;

-- name: Joined :many
SELECT CONCAT(title, ' || ') AS label FROM books;
