-- name: Weights :many
WITH RECURSIVE w AS (SELECT weight FROM parts UNION ALL SELECT weight + 1 FROM w) SELECT weight FROM w;

-- name: Counts :many
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1::bigint FROM n) SELECT i FROM n;

-- name: Optional :many
WITH RECURSIVE p AS (SELECT id FROM parts UNION ALL SELECT parts.id FROM parts LEFT JOIN p ON p.id = parts.whole) SELECT id FROM p;

-- name: Inside :many
WITH RECURSIVE p AS (SELECT id FROM parts UNION ALL SELECT id FROM parts WHERE whole IN (SELECT id FROM p)) SELECT id FROM p;

-- name: Twice :many
WITH RECURSIVE p AS (SELECT id FROM parts UNION ALL SELECT a.id FROM p AS a JOIN p AS b ON a.id = b.id) SELECT id FROM p;

-- name: First :many
WITH RECURSIVE p AS (SELECT id FROM parts UNION ALL SELECT id FROM p UNION ALL SELECT 0) SELECT id FROM p;

-- name: Sorted :many
WITH RECURSIVE p AS (SELECT id FROM parts UNION ALL SELECT id FROM p ORDER BY id) SELECT id FROM p;

-- name: Grouped :many
WITH RECURSIVE p AS (SELECT id FROM parts UNION ALL SELECT max(id) FROM p) SELECT id FROM p;

-- name: Without :many
WITH RECURSIVE p AS (SELECT id FROM parts EXCEPT SELECT id FROM p) SELECT id FROM p;

-- name: Silent :many
WITH gone AS (DELETE FROM parts) SELECT count(*) AS gone FROM gone;

-- name: Same :many
WITH a AS (SELECT 1 AS one), a AS (SELECT 2 AS two) SELECT two FROM a;
