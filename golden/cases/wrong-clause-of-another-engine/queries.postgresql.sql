-- name: Replace :exec
REPLACE INTO books (id, title) VALUES ($1, $2);

-- name: Duplicate :exec
INSERT INTO books (id, title) VALUES ($1, $2) ON DUPLICATE KEY UPDATE title = $2;
