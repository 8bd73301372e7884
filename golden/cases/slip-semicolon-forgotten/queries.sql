-- name: ListAuthors :many
SELECT id, name FROM authors

-- name: CountAuthors :one
SELECT count(*) AS authors FROM authors;

-- name: AddAuthor :exec
INSERT INTO authors (id, name) VALUES (1, 'Ann')

-- name: RenameAuthor :exec
UPDATE authors SET name = 'Bob' WHERE id = 1

-- name: RemoveAuthor :exec
DELETE FROM authors WHERE id = 1;

-- name: OneLine :many
SELECT id FROM authors SELECT name FROM authors;

-- name: OfBoth :many
SELECT books.id FROM books JOIN authors ON authors.died = books.id;
