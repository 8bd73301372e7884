-- name: ListEdges :many
SELECT * FROM edges ORDER BY id;

-- name: CreateEdge :one
INSERT INTO edges (id, big, exact, approximate, word, moment, instant, words, numbers, bytes)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
RETURNING *;
