-- name: ListGroups :many
SELECT
  CASE WHEN age < 18 THEN 'young' END AS maybe,
  CASE WHEN age < 18 THEN 'young' ELSE 'old' END AS always,
  CASE age WHEN 10 THEN 1 WHEN 30 THEN 3 ELSE 0 END AS tens
FROM people ORDER BY id;

-- The condition is a proof for its arm.
-- name: ListNicks :many
SELECT
  CASE WHEN nick IS NOT NULL THEN nick ELSE 'none' END AS nick,
  CASE WHEN nick IS NULL THEN 'none' ELSE nick END AS same_nick,
  CASE WHEN age > 18 THEN nick ELSE 'none' END AS grown
FROM people ORDER BY id;
