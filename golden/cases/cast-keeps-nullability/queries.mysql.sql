-- A cast to a date or a time gives NULL for what is none.
-- name: Cast :many
SELECT
  CAST(word AS signed) AS number,
  CAST(score AS char(10)) AS score,
  CAST(score AS decimal(6, 2)) AS exact,
  CAST(id AS unsigned) AS big,
  CAST(word AS date) AS day
FROM words ORDER BY id;
