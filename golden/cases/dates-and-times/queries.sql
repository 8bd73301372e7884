-- name: ListEvents :many
SELECT * FROM events ORDER BY id;

-- name: FindEvents :many
SELECT id FROM events WHERE day = $1 AND local_at <= $2 AND happened_at > $3;

-- name: MoveEvent :exec
UPDATE events SET day = $1, starts = $2, local_at = $3, happened_at = $4 WHERE id = $5;

-- name: LastEvent :one
SELECT max(local_at) AS local_at, max(happened_at) AS happened_at, min(day) AS day FROM events;
