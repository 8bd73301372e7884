-- name: RemoveUnlinked :exec
DELETE people FROM people, teams WHERE teams.id = ?;

-- name: RemoveOrphans :exec
DELETE people FROM people LEFT JOIN teams ON teams.id = people.team_id WHERE teams.id IS NULL;

-- name: RemoveBoth :exec
DELETE people, teams FROM people JOIN teams ON teams.id = people.team_id WHERE teams.bonus > ?;

-- name: PayUnlinked :exec
UPDATE people JOIN teams ON teams.bonus > 1 SET people.pay = teams.bonus WHERE teams.id = ?;

-- name: PayLinked :exec
UPDATE people JOIN teams ON teams.id = people.team_id SET people.pay = teams.bonus;
