-- name: Comma :many
SELECT p.id AS person, t.id AS team FROM people p, teams t;

-- name: OtherCondition :many
SELECT p.id AS person, t.id AS team FROM people p JOIN teams t ON p.age = 3;

-- name: Third :many
SELECT p.id AS person FROM people p JOIN teams t ON t.id = p.team_id, people q;

-- name: InWhere :many
SELECT p.id AS person, t.id AS team FROM people p, teams t WHERE t.id = p.team_id;

-- name: Meant :many
SELECT p.id AS person, t.id AS team FROM people p CROSS JOIN teams t;

-- name: OneRow :many
SELECT p.id AS person, c.n FROM people p, (SELECT count(*) AS n FROM teams) c;

-- name: FixedByKey :many
SELECT p.id AS person, t.name AS team FROM people p, teams t WHERE t.id = $1;

-- name: BothFixed :many
SELECT p.id AS person, q.id AS other FROM people p, people q
WHERE p.team_id = sqlc.arg(team) AND q.team_id = sqlc.arg(team);

-- name: Correlated :many
SELECT t.id FROM teams t
WHERE EXISTS (SELECT 1 FROM people p, people q WHERE p.team_id = t.id AND q.team_id = t.id);

-- name: OnTrue :many
SELECT p.id AS person, t.id AS team FROM people p LEFT JOIN teams t ON 1 = 1;
