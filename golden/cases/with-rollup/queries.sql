-- The row of the total has no key.
-- name: Rollup :many
SELECT shop, sum(amount) AS amount FROM sales GROUP BY shop WITH ROLLUP;
