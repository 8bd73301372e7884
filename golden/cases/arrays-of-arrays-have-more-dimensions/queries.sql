-- The arrays that array_agg collects are the items of its result.
-- name: Collect :one
SELECT
  array_agg(id) AS ids,
  array_agg(tags) AS tags,
  array_agg(cells) AS cells,
  array_agg(DISTINCT tags) FILTER (WHERE id > 0) AS some
FROM boards;

-- name: CollectDerived :many
SELECT r.rows FROM (SELECT array_agg(ARRAY[b.id, 0]) AS rows FROM boards b GROUP BY b.id) r;

-- name: Combine :many
SELECT
  cells || cells AS joined,
  cells || ARRAY[9, 9] AS longer,
  ARRAY[0, 0] || cells AS later,
  array_cat(cells, cells) AS both_of_them,
  array_replace(cells, 1, 2) AS replaced,
  trim_array(cells, 1) AS trimmed,
  ARRAY[tags, tags] AS twice,
  ARRAY(SELECT b.tags FROM boards b) AS selected,
  coalesce(cells, '{}') AS cells,
  tags || tags AS flat
FROM boards
ORDER BY id;
