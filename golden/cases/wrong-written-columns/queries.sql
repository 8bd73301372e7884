-- Two faults, two places.
-- name: SetBook :exec
UPDATE books SET name = $1 WHERE number = $2;

-- name: CreateBook :exec
INSERT INTO books (id, titles) VALUES ($1, $2);
