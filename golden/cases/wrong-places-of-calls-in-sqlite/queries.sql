-- name: InHaving :many
SELECT whole FROM parts GROUP BY whole HAVING row_number() OVER () = 1;

-- name: InLimit :many
SELECT id FROM parts LIMIT count(*);

-- name: InOffset :many
SELECT id FROM parts LIMIT 1 OFFSET rank() OVER ();

-- name: LimitOfQuery :many
SELECT id FROM parts LIMIT (SELECT count(*) FROM parts);

-- name: InRow :exec
INSERT INTO parts (name) VALUES (max('a'));

-- name: InFrom :many
SELECT value FROM parts, json_each(max(tags));

-- name: InWindow :many
SELECT sum(id) OVER (ORDER BY rank() OVER (ORDER BY name)) AS total FROM parts;

-- name: InWindowFunction :many
SELECT sum(rank() OVER (ORDER BY name)) OVER () AS total FROM parts;

-- name: OfGroups :many
SELECT sum(count(*)) OVER (ORDER BY count(*)) AS total FROM parts GROUP BY whole;
