-- name: ListAuthors :many
SELECT id, name FROM authors;
