-- name: GetBook :one
SELECT id FROM books WHERE id = $1;

-- name: get_book :one
SELECT title FROM books WHERE id = $1;
