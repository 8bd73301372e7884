-- The row of the total has no key.
-- name: Rollup :many
SELECT shop, sum(amount) AS amount FROM sales GROUP BY shop WITH ROLLUP;

-- name: RollupOfAliases :many
SELECT upper(shop) AS place, count(*) AS sales FROM sales GROUP BY place WITH ROLLUP;
