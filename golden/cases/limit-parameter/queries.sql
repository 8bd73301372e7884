-- name: ListPage :many
SELECT id, title FROM books ORDER BY id LIMIT $1 OFFSET $2;
