-- name: ListB :many
SELECT id FROM books;
