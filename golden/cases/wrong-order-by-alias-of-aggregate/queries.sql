-- name: ByAlias :many
SELECT day, sum(amount) AS total FROM sale GROUP BY day HAVING total + 1 > 0 ORDER BY total DESC, -sum(amount), day + 0;
-- name: InExpression :many
SELECT day, sum(amount) AS total FROM sale GROUP BY day ORDER BY total IS NULL, total;
