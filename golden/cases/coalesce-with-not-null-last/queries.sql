-- name: ListNames :many
SELECT
  coalesce(nick, name) AS shown,
  coalesce(age, 0) AS age,
  coalesce(age, height) AS either,
  coalesce(age, height, -1) AS any_of_them
FROM people ORDER BY id;

-- NULLIF may give NULL though no argument is.
-- name: ListBlank :many
SELECT nullif(name, 'Ann') AS name FROM people ORDER BY id;
