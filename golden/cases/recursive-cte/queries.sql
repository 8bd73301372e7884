-- name: ListTree :many
WITH RECURSIVE tree (id, parent_id, name, depth) AS (
  SELECT id, parent_id, name, 0 FROM categories WHERE parent_id IS NULL
  UNION ALL
  SELECT c.id, c.parent_id, c.name, t.depth + 1 FROM categories c JOIN tree t ON t.id = c.parent_id
)
SELECT id, parent_id, name, depth FROM tree ORDER BY id;

-- What the second arm may give counts, though the first never gives NULL.
-- name: ListChain :many
WITH RECURSIVE chain (id, next_id) AS (
  SELECT id, id FROM categories WHERE id = 3
  UNION ALL
  SELECT c.next_id, d.parent_id FROM chain c JOIN categories d ON d.id = c.next_id
)
SELECT id, next_id FROM chain WHERE id IS NOT NULL;

-- A column of the CTE itself, from a subquery.
-- name: ListSteps :many
WITH RECURSIVE steps (i, preceding_i) AS (
  SELECT 1, 0
  UNION ALL
  SELECT i + 1, (SELECT steps.i) FROM steps WHERE i < 3
)
SELECT s.i, s.preceding_i FROM steps s ORDER BY s.i;
