-- Every author, in the order of their names.
-- name: ListAuthors :many
SELECT id, name FROM authors ORDER BY name;

-- name: CreateAuthor :exec
INSERT INTO authors (id, name, born) VALUES ($1, $2, $3);

-- name: RenameAuthor :one
UPDATE authors SET name = @name WHERE id = @id RETURNING *;
