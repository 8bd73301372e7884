-- name: ListKnown :many
SELECT sensor, sum(amount) AS amount FROM readings GROUP BY sensor HAVING sensor IS NOT NULL;

-- name: ListBusy :many
SELECT sensor, count(*) AS readings FROM readings GROUP BY sensor HAVING count(*) > $1;
