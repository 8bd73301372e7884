-- name: ListBooks :many
SELECT id FROM books;

-- The text runs to the end of the file.
-- name: FindBooks :many
SELECT id FROM books WHERE title = 'Sea;
