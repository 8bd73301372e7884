-- name: ListEdges :many
SELECT * FROM edges ORDER BY id;
