-- name: ThroughViews :many
SELECT plain.a, plain.e, behind.x FROM plain, behind;

-- name: LastArmOfAview :many
SELECT a FROM joined;

-- name: FirstArm :many
SELECT a, b FROM foo UNION SELECT c, d FROM bar EXCEPT SELECT 'x', NULL ORDER BY 1;

-- name: ComputedFirst :many
SELECT 'x' AS a UNION SELECT a FROM foo ORDER BY 1;

-- name: Subquery :many
SELECT (SELECT c FROM bar LIMIT 1) AS c, (a) AS a, a COLLATE nocase AS n FROM foo;

-- name: Derived :many
WITH t (k) AS (SELECT a FROM foo UNION ALL SELECT c FROM bar)
SELECT t.k, u.z FROM t, (SELECT b AS z FROM foo) AS u;

-- name: Returned :many
INSERT INTO foo (a, b) VALUES (?, ?) RETURNING a, b, a || 'x' AS e;

-- name: RenamedSince :many
SELECT r.id, r.a, r.row, own, behind_renamed.a AS other FROM renamed r CROSS JOIN behind_renamed;

-- name: ReturnedByAview :many
INSERT INTO renamed (id, a) VALUES (?, ?) RETURNING id, a;
