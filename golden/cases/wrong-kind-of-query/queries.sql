-- name: DeleteBook :one
DELETE FROM books WHERE id = $1;

-- name: CreateBooks :many
INSERT INTO books (id, title) VALUES ($1, $2);
