-- name: ListA :many
SELECT id FROM books;
