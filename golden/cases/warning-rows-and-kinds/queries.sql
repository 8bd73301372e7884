-- name: TouchBooks :exec
SELECT id FROM books;

-- name: GetByTitle :one
SELECT id FROM books WHERE title = $1;

-- name: GetAny :one
SELECT id, title FROM books WHERE id = $1 OR title = $2;
