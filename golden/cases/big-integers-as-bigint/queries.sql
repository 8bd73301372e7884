-- name: ListCounters :many
SELECT id, misses FROM counters ORDER BY id;

-- name: SetMisses :exec
UPDATE counters SET misses = $1 WHERE id = $2;
