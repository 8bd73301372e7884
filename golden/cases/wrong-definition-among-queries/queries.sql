-- name: CreateShelves :many
CREATE TABLE shelves (id integer PRIMARY KEY);

-- name: DropBooks :one
DROP TABLE books;

-- name: AddShelf :exec
INSERT INTO shelves (id) VALUES (1);

-- name: CopyBooks :exec
CREATE TABLE copies AS SELECT id FROM books WHERE title = sqlc.arg(title);
