-- name: ListMoods :many
SELECT id, mood, former FROM people ORDER BY id;

-- name: ListByMood :many
SELECT id FROM people WHERE mood = $1;

-- name: SetMood :exec
UPDATE people SET mood = $1, former = $2 WHERE id = $3;

-- name: ListCalm :many
SELECT coalesce(former, 'calm') AS mood FROM people WHERE mood <> 'calm' ORDER BY id;
