-- name: ListBooks :many
SELECT id, title, pages, price FROM books;
