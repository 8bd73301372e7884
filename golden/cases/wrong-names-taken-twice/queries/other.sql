-- The methods of all files are methods of one object.
-- name: GetBook :many
SELECT id FROM books;
