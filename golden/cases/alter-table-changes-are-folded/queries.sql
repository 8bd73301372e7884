-- name: ListBooks :many
SELECT * FROM books ORDER BY id;
