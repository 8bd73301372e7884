-- name: OfNothing :many
PRAGMA foreign_keys = on;
-- name: OneOfMany :one
PRAGMA table_info(books);
-- name: Unknown :many
PRAGMA no_such_pragma;
-- name: Vacuumed :many
VACUUM;
