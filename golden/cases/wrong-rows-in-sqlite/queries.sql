-- name: Compared :many
SELECT id, (x, y) BETWEEN (0, 0) AND (1, 1) AS inside, CASE (x, y) WHEN (0, 0) THEN 1 END AS origin, (SELECT 1, 2) < (x, y) AS behind
FROM points
WHERE (x, y) IN (VALUES (1, 2)) OR (x, y) IN ((?, ?), (3, 4)) OR (x, y) IS (SELECT x, y FROM points LIMIT 0)
ORDER BY (x, y) = (0, 0);

-- name: Assigned :exec
UPDATE points SET (x, y) = (y, x) WHERE id = ?;

-- name: InList :many
SELECT id, (x, y) AS place FROM points;

-- name: InWhere :many
SELECT id FROM points WHERE (x, y) AND x > 0;

-- name: BesideValue :many
SELECT id FROM points WHERE (x, y) = 1;

-- name: InOrderBy :many
SELECT id FROM points ORDER BY (x, y);

-- name: InGroupBy :many
SELECT count(*) AS n FROM points GROUP BY (x, y);

-- name: TestedForNull :many
SELECT id FROM points WHERE (x, y) IS NOT NULL;

-- name: Stored :exec
UPDATE points SET x = (1, 2) WHERE id = ?;
