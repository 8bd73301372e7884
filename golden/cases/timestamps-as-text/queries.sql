-- name: ListEvents :many
SELECT id, happened, seen FROM events;

-- name: SetSeen :exec
UPDATE events SET seen = $1 WHERE happened = $2;
