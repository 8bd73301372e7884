-- name: 2many :many
SELECT id FROM books;

-- name: get-book :one
SELECT id FROM books WHERE id = $1;

-- name: Then :many
SELECT id FROM books;

-- name: Transaction :many
SELECT id FROM books;

-- name: constructor :many
SELECT id FROM books;
