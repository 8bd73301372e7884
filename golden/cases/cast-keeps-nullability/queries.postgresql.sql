-- name: Cast :many
SELECT
  CAST(word AS integer) AS number,
  score::text AS score,
  CAST(score AS numeric(6, 2)) AS exact,
  id::bigint AS big
FROM words ORDER BY id;
