-- name: AgeAll :exec
UPDATE people SET age = 1;

-- name: AgeMeant :exec
UPDATE people SET age = 1 WHERE true;

-- name: AgeOne :exec
UPDATE people SET age = 1 WHERE id = $1;

-- name: RemoveAll :exec
DELETE FROM people;

-- name: RemoveSome :exec
DELETE FROM people WHERE age > $1;
