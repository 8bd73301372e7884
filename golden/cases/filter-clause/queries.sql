-- The filter may leave nothing of a group: a sum is NULL, a count is 0.
-- name: Totals :many
SELECT sensor, sum(amount) FILTER (WHERE amount > 3) AS big, count(*) FILTER (WHERE amount > 3) AS bigs
FROM readings GROUP BY sensor ORDER BY sensor;
