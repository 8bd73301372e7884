-- name: RemoveAll :exec
DELETE FROM people;

-- quarry: off missing-where
-- name: RemoveAllMeant :exec
DELETE FROM people;

-- name: AnyOne :one
SELECT id FROM people;

-- name: EqualsNull :many
SELECT id FROM people WHERE age = NULL;
