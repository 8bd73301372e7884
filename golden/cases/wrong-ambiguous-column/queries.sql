-- name: ListNames :many
SELECT name FROM authors a JOIN books b ON b.author_id = a.id;

-- name: GetOne :one
SELECT a.name AS author FROM authors a JOIN books b ON b.author_id = a.id WHERE id = $1;
