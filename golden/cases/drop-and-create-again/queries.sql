-- A unique index fixes the row as a key does.
-- name: GetByTitle :one
SELECT id, title FROM books WHERE title = $1;
