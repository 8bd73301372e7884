-- name: Rollup :many
SELECT shop, item, sum(amount) AS amount, grouping(shop) AS level FROM sales GROUP BY ROLLUP (shop, item);

-- What is in every set is never taken away.
-- name: Sets :many
SELECT shop, item, count(*) AS sales FROM sales GROUP BY GROUPING SETS ((shop, item), (shop));

-- name: RollupOfAliases :many
SELECT upper(shop) AS place, count(*) AS sales FROM sales GROUP BY ROLLUP (place);

-- name: RollupOfPositions :many
SELECT upper(shop) AS place, length(item) AS size, count(*) AS sales FROM sales GROUP BY 1, CUBE (2);
