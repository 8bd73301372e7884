-- name: Compare :many
SELECT
  a = 1 AS certain,
  a = b AS equal,
  a = 1 AND b = 2 AS both_of_them,
  a = 1 OR b = 2 AS either,
  NOT (b = 2) AS negated,
  word LIKE 't%' AS alike,
  b BETWEEN 1 AND 3 AS between_them,
  b IS NULL AS missing
FROM pairs ORDER BY id;
