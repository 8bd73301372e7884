-- A group has a row, so a column without NULL has a sum; one with NULL may have none.
-- name: TotalsBySensor :many
SELECT sensor, sum(amount) AS amount, max(amount) AS most, sum(drift) AS drift, min(drift) AS least_drift
FROM readings GROUP BY sensor ORDER BY sensor;

-- The key of a group may be NULL where the column may.
-- name: TotalsByRoom :many
SELECT room, count(*) AS readings, avg(amount) AS average FROM readings GROUP BY room ORDER BY room;

-- WHERE takes the NULLs out before the sum.
-- name: DriftBySensor :many
SELECT sensor, sum(drift) AS drift FROM readings WHERE drift IS NOT NULL GROUP BY sensor;
