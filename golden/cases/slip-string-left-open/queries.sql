-- name: Typographic :many
SELECT id FROM books WHERE title = 'Sea’ AND id = 1;

-- name: Behind :many
SELECT id FROM books WHERE title = 'Sea';

-- name: Wrong :many
SELECT titel FROM books WHERE title = 'Land';
