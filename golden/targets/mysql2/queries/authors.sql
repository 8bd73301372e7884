-- Every author, in the order of their names.
-- name: ListAuthors :many
SELECT id, name, born FROM authors ORDER BY name;

-- name: CreateAuthor :exec
INSERT INTO authors (id, name, born) VALUES (?, ?, ?);

-- name: RenameAuthor :exec
UPDATE authors SET name = sqlc.arg(name) WHERE id = sqlc.arg(id);
