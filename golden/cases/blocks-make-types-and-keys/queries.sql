-- name: ListBooks :many
SELECT id, genre, title FROM books;
