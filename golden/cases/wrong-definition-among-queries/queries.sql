-- name: CreateShelves :exec
CREATE TABLE shelves (id integer PRIMARY KEY);

-- name: DropBooks :exec
DROP TABLE books;
