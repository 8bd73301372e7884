-- name: ListFiles :many
SELECT id, body, thumb FROM files ORDER BY id;

-- name: CreateFile :exec
INSERT INTO files (id, body, thumb) VALUES ($1, $2, $3);

-- name: FindFile :many
SELECT id FROM files WHERE body = $1;
