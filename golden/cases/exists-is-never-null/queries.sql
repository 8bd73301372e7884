-- name: ListActive :many
SELECT
  a.name,
  EXISTS (SELECT 1 FROM books b WHERE b.author_id = a.id) AS wrote,
  NOT EXISTS (SELECT 1 FROM books b WHERE b.author_id = a.id) AS idle,
  a.rival_id IS NULL AS alone
FROM authors a ORDER BY a.id;

-- IN has no answer where the list holds a NULL.
-- name: ListKnown :many
SELECT a.id IN (SELECT b.author_id FROM books b) AS wrote, a.rival_id IN (1, 2) AS rivals
FROM authors a ORDER BY a.id;
