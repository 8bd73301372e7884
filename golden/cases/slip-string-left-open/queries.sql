-- name: Typographic :many
SELECT id FROM books WHERE title = 'Sea’ AND id = 1;
