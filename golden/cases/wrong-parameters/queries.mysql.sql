-- name: Mixed :many
SELECT id FROM books WHERE id = ? AND price = $1;

-- name: Gap :many
SELECT id FROM books WHERE id = $1 AND price = $3;

-- name: Contradictory :many
SELECT id FROM books WHERE id = $1 OR title = $1;
