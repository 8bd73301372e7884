-- name: TwoParts :many
WITH RECURSIVE p(id) AS (
  SELECT 1 UNION SELECT 2 UNION SELECT a.id FROM parts a JOIN p ON p.id = a.whole UNION SELECT whole FROM parts JOIN p USING (id)
) SELECT id FROM p;

-- name: Sorted :many
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT DISTINCT i + 1 FROM n ORDER BY 1 LIMIT 9) SELECT i FROM n;

-- name: Inside :many
WITH RECURSIVE p(id) AS (SELECT 1 UNION ALL SELECT id FROM parts WHERE whole IN (SELECT id FROM p)) SELECT id FROM p;

-- name: AlsoInside :many
WITH RECURSIVE p(id) AS (SELECT 1 UNION SELECT id + 1 FROM p WHERE id < (SELECT max(id) FROM p)) SELECT id FROM p;

-- name: Derived :many
WITH RECURSIVE p(id) AS (SELECT 1 UNION ALL SELECT d.id FROM (SELECT id + 1 AS id FROM p) AS d) SELECT id FROM p;

-- name: Twice :many
WITH RECURSIVE p(id) AS (SELECT 1 UNION ALL SELECT a.id FROM p AS a JOIN p AS b ON a.id = b.id) SELECT id FROM p;

-- name: First :many
WITH RECURSIVE p(id) AS (SELECT 1 UNION ALL SELECT id FROM p UNION ALL SELECT 0) SELECT id FROM p;

-- name: Counted :many
WITH RECURSIVE p(n) AS (SELECT 1 UNION ALL SELECT count(*) FROM p) SELECT n FROM p;

-- name: Grouped :many
WITH RECURSIVE p(id) AS (SELECT 1 UNION ALL SELECT id FROM p GROUP BY id) SELECT id FROM p;

-- name: Numbered :many
WITH RECURSIVE p(n) AS (SELECT 1 UNION ALL SELECT row_number() OVER () FROM p) SELECT n FROM p;

-- name: Without :many
WITH RECURSIVE p(id) AS (SELECT id FROM parts EXCEPT SELECT id FROM p) SELECT id FROM p;
