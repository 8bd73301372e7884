-- name: Nullable :many
SELECT id FROM teams WHERE id NOT IN (SELECT team_id FROM people);

-- name: Negated :many
SELECT id FROM teams WHERE NOT id IN (SELECT team_id FROM people);

-- name: Proven :many
SELECT id FROM teams WHERE id NOT IN (SELECT team_id FROM people WHERE team_id IS NOT NULL);

-- name: NotNull :many
SELECT id FROM teams WHERE id NOT IN (SELECT id FROM people);

-- name: Plain :many
SELECT id FROM teams WHERE id IN (SELECT team_id FROM people);

-- name: ThroughCte :many
WITH members AS (SELECT team_id FROM people)
SELECT id FROM teams WHERE id NOT IN (SELECT team_id FROM members);
