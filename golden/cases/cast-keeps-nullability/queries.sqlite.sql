-- name: Cast :many
SELECT
  CAST(word AS INTEGER) AS number,
  CAST(score AS TEXT) AS score,
  CAST(score AS REAL) AS exact
FROM words ORDER BY id;
