-- name: ListMarkedBooks :many
SELECT id, title FROM marked_books;
