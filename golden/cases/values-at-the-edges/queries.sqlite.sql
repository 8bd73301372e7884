-- name: ListEdges :many
SELECT * FROM edges ORDER BY id;

-- name: AddEdge :one
INSERT INTO edges (id, big, approximate, word, moment, bytes) VALUES (?, ?, ?, ?, ?, ?) RETURNING *;
