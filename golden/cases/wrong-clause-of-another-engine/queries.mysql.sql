-- name: Create :one
INSERT INTO books (id, title) VALUES (?, ?) RETURNING id;

-- name: Everything :many
SELECT a.id FROM books a FULL JOIN books b ON a.id = b.id;

-- name: Conflict :exec
INSERT INTO books (id, title) VALUES (?, ?) ON CONFLICT DO NOTHING;

-- name: First :many
SELECT DISTINCT ON (title) id FROM books;
