-- name: RemoveUnlinked :exec
DELETE FROM people USING teams WHERE teams.id = $1;

-- name: RemoveLinked :exec
DELETE FROM people USING teams WHERE teams.id = people.team_id AND teams.bonus > $1;
