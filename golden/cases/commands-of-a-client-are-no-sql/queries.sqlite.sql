.timer on

-- name: ListBooks :many
SELECT id, title FROM books;

-- name: ListShelves :many
SELECT id FROM shelves;
