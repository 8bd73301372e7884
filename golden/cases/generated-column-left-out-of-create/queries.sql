-- name: GetLine :one
SELECT * FROM lines WHERE id = $1;

-- name: CreateLine :exec
INSERT INTO lines (id, price, copies, note) VALUES ($1, $2, $3, $4);
