-- name: ListTests :many
SELECT
  u.id,
  u.age >= 18 AS compared,
  u.age > 1 AND u.score > 1 AS both_are,
  u.age > 90 OR u.score > 1 AS one_is,
  NOT u.age > 18 AS denied,
  u.age IS NULL AS missing,
  u.active IS NOT TRUE AS inactive,
  u.name LIKE 'A%' AS is_like,
  u.name NOT LIKE 'A%' AS is_unlike,
  u.age IN (30, 31) AS is_in,
  u.id IN (SELECT p.user_id FROM posts p) AS has_written,
  u.age BETWEEN 1 AND 20 AS is_between,
  EXISTS (SELECT 1 FROM posts p WHERE p.user_id = u.id) AS has_post,
  NOT EXISTS (SELECT 1 FROM posts p WHERE p.user_id = u.id) AS has_none,
  (u.id, u.score) = (1, 7) AS is_row,
  TRUE AS yes,
  FALSE AS no
FROM users u
ORDER BY u.id;

-- Every value that may be taken is a truth value, or NULL.
-- name: ListChoices :many
SELECT
  coalesce(u.age > 18, FALSE) AS grown,
  CASE WHEN u.score > 0 THEN u.age > 18 WHEN u.score = 0 THEN NULL ELSE TRUE END AS chosen,
  CASE WHEN u.score > 0 THEN TRUE END AS scored,
  nullif(u.age > 18, u.score > 3) AS differs,
  coalesce(u.active, FALSE) AS active,
  (SELECT p.id > 1 FROM posts p WHERE p.user_id = u.id ORDER BY p.id LIMIT 1) AS later
FROM users u
ORDER BY u.id;

-- Other numbers may come, or a number is asked for.
-- name: ListNumbers :many
SELECT
  coalesce(u.age > 18, 2) AS grown,
  CASE WHEN u.score > 0 THEN TRUE ELSE u.score END AS chosen,
  (u.age > 18) + 0 AS computed,
  CAST(u.age > 18 AS DECIMAL) AS converted,
  u.score
FROM users u
ORDER BY u.id;

-- name: GetSummary :one
SELECT
  count(*) > 0 AS any_user,
  sum(age > 18) AS grown_ups,
  max(age > 18) AS any_grown_up,
  min(age > 18) AS all_grown_up,
  max(score) AS best
FROM users;

-- name: ListDerived :many
WITH ages AS (SELECT id, age > 18 AS grown FROM users)
SELECT d.grown, v.adult, v.active, v.score, a.grown AS also
FROM (SELECT id, grown FROM ages) d
JOIN ages a ON a.id = d.id
LEFT JOIN adults v ON v.id = d.id AND v.score > 0
ORDER BY d.id;

-- name: ListAdults :many
SELECT adult, name FROM adults ORDER BY id;

-- name: ListKept :many
SELECT id, adult, adult = 1 AS is_adult FROM kept ORDER BY id;

-- name: ListArms :many
SELECT age > 18 AS of_all, age > 18 AS of_some FROM users WHERE id = 1
UNION ALL
SELECT EXISTS (SELECT 1 FROM posts), id + 1 FROM users WHERE id = 2
UNION ALL
SELECT NULL, NULL FROM users WHERE id = 3;

-- name: ListSteps :many
WITH RECURSIVE steps (n, even, again) AS (
  SELECT 1, FALSE, TRUE
  UNION ALL
  SELECT n + 1, NOT even, again FROM steps WHERE n < 4
)
SELECT n, even, again FROM steps ORDER BY n;

-- name: FindAdult :one
SELECT v.adult FROM adults v WHERE v.id = sqlc.arg(id) AND v.adult = sqlc.arg(adult);
