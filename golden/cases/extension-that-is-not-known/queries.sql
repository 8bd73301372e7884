-- name: Buckets :many
SELECT time_bucket('1 day', at) AS day, last(value, at) AS latest FROM readings GROUP BY day;

-- name: Daily :many
SELECT day, latest FROM daily;

-- name: Places :many
SELECT place, value <~~> 3 AS near FROM readings WHERE place = $1;

-- name: Chunks :many
SELECT chunk_name FROM timescaledb_information.chunks;

-- name: Misspelt :many
SELECT lenght('abc') AS size, lower(1, 2) AS low FROM readings;
