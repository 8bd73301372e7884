-- name: Unlinked :exec
UPDATE people SET pay = bonus FROM teams WHERE bonus > $1;

-- name: Linked :exec
UPDATE people SET pay = bonus FROM teams WHERE team_id = teams.id AND bonus > $1;

-- name: OfOneRow :exec
UPDATE people SET pay = bonus FROM teams WHERE teams.id = $1;

-- name: LimitFromCte :many
WITH page AS (SELECT 3 AS size) SELECT id FROM people ORDER BY id LIMIT (SELECT size FROM page);
