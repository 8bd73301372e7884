-- The property has the name that the engine gives.
-- name: CountBooks :one
SELECT count(*), max(id) FROM books;

-- name: ListSums :many
SELECT id + 1, id + 2, 'x' FROM books;
