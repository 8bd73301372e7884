-- name: SortedByJson :many
SELECT id FROM events ORDER BY payload;

-- name: SortedByTransaction :many
SELECT id FROM events ORDER BY seen;

-- name: GroupedByPoint :many
SELECT place, count(*) AS n FROM events GROUP BY place;

-- name: GroupedByTransaction :many
SELECT seen, count(*) AS n FROM events GROUP BY seen;

-- name: DistinctJson :many
SELECT DISTINCT payload FROM events;

-- name: DistinctJsonb :many
SELECT DISTINCT log FROM events ORDER BY log;

-- name: UnionOfJson :many
SELECT payload FROM events UNION SELECT payload FROM events;

-- name: AllOfJson :many
SELECT payload FROM events UNION ALL SELECT payload FROM events;

-- name: CountedJson :one
SELECT count(DISTINCT payload) AS n FROM events;

-- name: RankedByJson :many
SELECT rank() OVER (PARTITION BY place ORDER BY payload) AS r FROM events;

-- name: SortedByParameter :many
SELECT id FROM events ORDER BY $1;

-- name: LimitedByText :many
SELECT id FROM events WHERE log ? $1 LIMIT $1;

-- name: TextsThatNoTypeTakes :many
SELECT id FROM events WHERE id = 'first' OR place ~= '1' OR log = '{';
