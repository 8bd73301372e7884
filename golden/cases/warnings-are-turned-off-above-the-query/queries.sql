-- Everybody leaves.
-- quarry: off missing-where
-- name: RemoveAll :exec
DELETE FROM people;

-- name: Oldest :one
-- quarry: off many-rows, null-comparison
SELECT id FROM people WHERE age = NULL;

-- quarry: off many-rows
-- name: Unused :one
SELECT id FROM people WHERE id = $1;

-- name: NotAbove :exec
DELETE FROM people;

-- quarry: off many-rows, unused-directive
-- name: Single :one
SELECT id FROM people WHERE id = $1;
