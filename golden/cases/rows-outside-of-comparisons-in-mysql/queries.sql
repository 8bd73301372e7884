-- name: Selected :many
SELECT (1, 2) AS pair;

-- name: Condition :many
SELECT id FROM t WHERE (id, a);

-- name: Sorted :many
SELECT id FROM t ORDER BY (id, a);

-- name: Argument :many
SELECT coalesce((1, 2), 3) AS c;

-- name: Stored :exec
UPDATE t SET a = (1, 2);

-- name: Right :many
SELECT id FROM t
WHERE (id, a) = (1, 2) OR (id, a) <=> (1, ?) OR (id, a) IN ((1, 2), (3, 4)) OR (id, a) IN (SELECT id, a FROM t)
  OR (id, a) = ANY (SELECT id, a FROM t) OR (id, (a, (1, 2))) <> (1, (2, (1, 2))) OR (SELECT 1, 2) = (id, a)
ORDER BY (id), (a);
