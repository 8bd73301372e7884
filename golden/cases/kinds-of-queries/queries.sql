-- The note, which must be there.
-- name: GetNote :one!
SELECT * FROM notes WHERE id = $1;

-- name: FindNote :one
SELECT * FROM notes WHERE id = $1;

-- name: LastSeen :one!
SELECT max(seen) AS seen FROM notes;

-- name: FirstUnseen :one!
SELECT id FROM notes WHERE seen IS NULL;

-- name: NotesAmong :one!
SELECT id, body FROM notes WHERE id IN (sqlc.slice(ids)) LIMIT 1;

-- Marks what nobody has seen.
-- name: MarkSeen :execrows
UPDATE notes SET seen = sqlc.arg(seen) WHERE seen IS NULL AND id < sqlc.arg(below);

-- name: RemoveNote :execrows
DELETE FROM notes WHERE id = $1;

-- name: RemoveNotes :execrows
DELETE FROM notes WHERE id IN (sqlc.slice(ids));

-- name: CountByReading :execrows
SELECT id FROM notes;
