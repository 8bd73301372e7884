-- name: First :many
SELECT DISTINCT ON (title) id FROM books;

-- name: Duplicate :exec
INSERT INTO books (id, title) VALUES ($1, $2) ON DUPLICATE KEY UPDATE title = $2;

-- name: Locked :many
SELECT id FROM books FOR UPDATE;
