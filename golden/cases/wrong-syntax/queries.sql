-- name: Misspelled :many
SELEC id FROM books;

-- name: TrailingComma :many
SELECT id, FROM books;

-- name: Unfinished :many
SELECT id FROM books WHERE;

-- name: Fine :many
SELECT id FROM books;

-- name: WrongOrder :many
SELECT id FROM books LIMIT 1 WHERE id = 1;
