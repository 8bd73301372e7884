-- Beyond 2^53 a number would be rounded.
-- name: ListCounters :many
SELECT id, hits, misses, hits - 1 AS fewer FROM counters ORDER BY id;

-- name: GetCounter :one
SELECT hits FROM counters WHERE id = $1;

-- name: SetMisses :exec
UPDATE counters SET misses = $1 WHERE id = $2;
