-- quarry: off many-row
-- name: Misspelled :one
SELECT id FROM people;

-- quarry: off unknown-column
-- name: NoWarning :many
SELECT nam FROM people;

-- quarry: ignore many-rows
-- name: OtherWord :one
SELECT id FROM people;

-- quarry: off
-- name: NoCode :one
SELECT id FROM people;
