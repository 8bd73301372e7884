-- name: ListD :many
SELECT id FROM books;
