-- name: ListBooks :many
SELECT id FROM books;
