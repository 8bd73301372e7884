\timing on

-- name: ListBooks :many
SELECT id, title FROM books \g

-- name: ListShelves :many
SELECT id FROM shelves;
