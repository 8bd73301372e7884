-- name: FindBooks :many
SELECT id, title FROM books WHERE price > ? AND title <> ? ORDER BY id LIMIT ?;

-- name: CreateBook :exec
INSERT INTO books (id, title, price) VALUES (?, ?, ?);
