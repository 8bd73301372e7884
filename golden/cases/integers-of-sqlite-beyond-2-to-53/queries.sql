-- name: Draw :one
SELECT random() AS drawn, abs(random()) AS distance, random() % 6 AS dice,
  CASE WHEN id > 1 THEN random() ELSE 0 END AS some
FROM files;

-- name: Measure :many
SELECT
  size + 1 AS next,
  -size AS negative,
  size / 2 AS half,
  size % 10 AS digit,
  size % parts AS rest,
  size & 255 AS low,
  size << 1 AS double,
  size > 1 AS is_large,
  parts + 1 AS more,
  CAST(size AS REAL) AS rounded,
  CAST(parts AS BIGINT) AS wide
FROM files
ORDER BY id;

-- name: Sum :one
SELECT sum(size) AS total, sum(parts) AS parts, max(size) AS largest, count(size) AS files FROM files;

-- name: Write :one
SELECT 9223372036854775807 AS largest, -9223372036854775808 AS least, 9007199254740991 AS safe;
