-- name: Compared :many
SELECT id FROM books WHERE id = sqlc.slice(ids);

-- name: Between :many
SELECT id FROM books WHERE id BETWEEN sqlc.slice(ids) AND 10;

-- A list of two values would be "LIMIT ?, ?".
-- name: Limited :many
SELECT id FROM books LIMIT sqlc.slice(counts);

-- name: Chosen :many
SELECT id FROM books WHERE price > coalesce(sqlc.slice(prices), 1);

-- name: Rows :many
SELECT id FROM books WHERE (id, price) IN (sqlc.slice(pairs));

-- name: Both :many
SELECT id FROM books WHERE id IN (sqlc.slice(ids)) AND price = sqlc.arg(ids);

-- name: NoName :many
SELECT id FROM books WHERE id = sqlc.arg('a b') OR id IN (sqlc.slice('1st'));

-- name: Right :many
SELECT id FROM books WHERE id IN (1, sqlc.slice(ids)) AND price NOT IN (sqlc.slice(prices));

-- name: Optional :many
SELECT id FROM books WHERE sqlc.slice(ids) IS NULL OR id IN (sqlc.slice(ids));

-- name: Cast :many
SELECT id FROM books WHERE id IN (CAST(sqlc.slice(ids) AS decimal(4)));
