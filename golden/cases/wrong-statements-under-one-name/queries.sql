-- name: Two :exec
DELETE FROM books WHERE id = 1;
DELETE FROM books WHERE id = 2;

-- name: Nothing :many

-- name: Fine :many
SELECT id FROM books;

-- name: Last :exec
