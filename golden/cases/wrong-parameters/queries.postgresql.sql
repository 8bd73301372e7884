-- name: Undetermined :many
SELECT id, $1 IS NULL AS missing FROM books;

-- name: Contradictory :many
SELECT id FROM books WHERE id = $1 OR title = $1;

-- name: Gap :many
SELECT id FROM books WHERE id = $1 AND price = $3;

-- name: StoredAsBoth :exec
INSERT INTO books (price, title) VALUES ($1, $1);
