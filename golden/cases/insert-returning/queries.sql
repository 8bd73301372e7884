-- name: CreateNote :one
INSERT INTO notes (body, stars) VALUES ($1, $2) RETURNING *;

-- name: CreateBareNote :one
INSERT INTO notes (body) VALUES ($1) RETURNING id, stars;

-- name: CreateDefault :exec
INSERT INTO notes (body, stars) VALUES ('x', NULL);
