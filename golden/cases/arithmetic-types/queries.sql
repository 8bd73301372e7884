-- name: Combine :many
SELECT
  id + small AS two_integers,
  small + big AS with_big,
  big * 2 AS doubled,
  exact + id AS with_exact,
  exact * exact AS product,
  approximate + exact AS with_approximate,
  -small AS negated
FROM numbers;

-- name: Aggregate :one
SELECT
  sum(small) AS small_sum, sum(big) AS big_sum, sum(exact) AS exact_sum, sum(approximate) AS approximate_sum,
  avg(big) AS big_average, max(big) AS most, min(exact) AS least
FROM numbers;
