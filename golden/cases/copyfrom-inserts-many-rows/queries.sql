-- Many notes at once.
-- name: AddNotes :copyfrom
INSERT INTO notes (id, body, seen, made) VALUES ($1, $2, $3, $4);

-- name: AddTags :copyfrom
INSERT INTO tags (name) VALUES (sqlc.arg(name));

-- name: AddMarked :copyfrom
INSERT INTO notes (id, body, seen)
VALUES (
  sqlc.arg(id), -- the number (of the note)
  upper(sqlc.arg(body)),
  (SELECT count(*) FROM tags WHERE name > sqlc.arg(body))
);

-- name: AddWithAVeryLongNameSoThatTheCallDoesNotFitOnOneLineOfThePage :copyfrom
INSERT INTO notes (id, body, seen, made) VALUES ($1, $2, $3, $4);

-- name: ListNotes :many
SELECT id, body, seen, made FROM notes ORDER BY id;

-- name: ListTags :many
SELECT name FROM tags ORDER BY name;
