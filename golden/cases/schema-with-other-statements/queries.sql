-- name: ListBooks :many
SELECT id, title FROM books;
