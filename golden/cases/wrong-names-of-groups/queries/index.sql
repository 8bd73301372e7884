-- name: ListC :many
SELECT id FROM books;
