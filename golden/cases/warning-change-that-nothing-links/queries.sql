-- name: Unlinked :exec
UPDATE people SET pay = bonus FROM teams WHERE bonus > $1;

-- name: Linked :exec
UPDATE people SET pay = bonus FROM teams WHERE team_id = teams.id AND bonus > $1;

-- name: OfOneRow :exec
UPDATE people SET pay = bonus FROM teams WHERE teams.id = $1;

-- name: Meant :exec
UPDATE people SET pay = bonus FROM teams WHERE teams.id = $1 AND true;

-- name: ThroughQuery :exec
UPDATE people SET pay = bonus FROM teams
WHERE teams.id = $1 AND EXISTS (SELECT 1 FROM teams t WHERE t.id = people.team_id);

-- name: ManyBeside :exec
UPDATE people SET pay = teams.bonus FROM teams, teams t WHERE team_id = teams.id AND t.bonus > $1;

-- name: LimitFromCte :many
WITH page AS (SELECT 3 AS size) SELECT id FROM people ORDER BY id LIMIT (SELECT size FROM page);
