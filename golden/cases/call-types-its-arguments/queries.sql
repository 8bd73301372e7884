-- name: AddNote :exec
CALL add_note($1, $2, $3);

-- name: AddUndated :exec
CALL add_note(sqlc.arg(base) + 100, 'undated', sqlc.narg(day));

-- name: AddFixed :exec
CALL add_note(200, 'fixed', NULL);

-- name: ListNotes :many
SELECT id, note, day FROM notes ORDER BY id;
