-- name: EqualsNull :many
SELECT id FROM people WHERE age = NULL;

-- name: NotEqualNull :many
SELECT id FROM people WHERE id > 1 AND NOT age <> NULL;

-- name: NullInList :many
SELECT id FROM people WHERE age NOT IN (1, NULL);

-- name: WhenNull :many
SELECT CASE age WHEN NULL THEN 'none' ELSE 'some' END AS kind FROM people;

-- name: InSubquery :many
SELECT id FROM teams WHERE EXISTS (SELECT 1 FROM people WHERE team_id = teams.id AND age = NULL);

-- name: Meant :many
SELECT id FROM people WHERE age IS NULL OR age = 1 OR coalesce(age, NULL) = 2 OR age NOT BETWEEN 5 AND NULL;

-- name: SetNull :exec
UPDATE people SET age = NULL WHERE id = $1;

-- name: Between :many
SELECT id FROM people WHERE age BETWEEN 1 AND NULL;

-- name: Like :many
SELECT id FROM people WHERE name LIKE NULL;

-- name: RowOfNull :many
SELECT id FROM people WHERE (id, age) = (1, NULL);
