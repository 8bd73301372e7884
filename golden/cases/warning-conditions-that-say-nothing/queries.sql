-- name: Itself :many
SELECT p.id FROM people p JOIN teams t ON t.id = t.id AND t.id = p.team_id;

-- name: Other :many
SELECT p.id FROM people p JOIN people q ON p.age = q.age;

-- name: WrongWay :many
SELECT id FROM people WHERE age BETWEEN 60 AND 18;

-- name: RightWay :many
SELECT id FROM people WHERE age BETWEEN 18 AND 60;
