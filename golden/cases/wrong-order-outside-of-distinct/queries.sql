-- name: Outside :many
SELECT DISTINCT team_id FROM people ORDER BY age;

-- name: Listed :many
SELECT DISTINCT team_id, age FROM people ORDER BY age, team_id;

-- name: ByAlias :many
SELECT DISTINCT upper(name) AS shown FROM people ORDER BY shown;

-- name: ByPosition :many
SELECT DISTINCT name FROM people ORDER BY 1;

-- name: ByTheSameExpression :many
SELECT DISTINCT upper(name) AS shown FROM people ORDER BY upper(name);
