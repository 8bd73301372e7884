-- name: CountReadings :one
SELECT count(*) AS all_of_them, count(amount) AS with_amount, count(DISTINCT sensor) AS sensors FROM readings;

-- name: CountBySensor :many
SELECT sensor, count(amount) AS with_amount FROM readings GROUP BY sensor ORDER BY sensor;

-- No group, no row: but COUNT without GROUP BY has always one.
-- name: CountNone :one
SELECT count(*) AS readings FROM readings WHERE id < 0;
