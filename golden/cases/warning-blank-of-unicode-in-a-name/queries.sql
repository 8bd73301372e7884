-- name: ListBooks :many
SELECT id AS number of FROM books;
