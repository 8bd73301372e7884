-- name: CreateNote :one
INSERT INTO notes (body, stars) VALUES (?, ?) RETURNING *;

-- name: CreateBareNote :one
INSERT INTO notes SET body = ? RETURNING id, stars, stars IS NULL AS unrated;

-- name: KeepNote :one
INSERT INTO notes (body, stars) VALUES ('second', 1)
ON DUPLICATE KEY UPDATE stars = stars + VALUE(stars) RETURNING body, stars;

-- name: ReplaceNote :one
REPLACE INTO notes (id, body) VALUES (?, ?) RETURNING id, body;

-- name: CopyNotes :many
INSERT INTO notes (body) SELECT CONCAT(body, '!') FROM notes RETURNING body;

-- name: DeleteNote :one
DELETE FROM notes WHERE id = ? RETURNING body, stars;

-- name: DeleteWorst :many
DELETE FROM notes ORDER BY stars LIMIT 1 RETURNING id;
