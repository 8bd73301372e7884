-- name: ListBest :many
SELECT s.name, b.amount
FROM shops s
LEFT JOIN LATERAL (SELECT amount FROM sales WHERE shop_id = s.id ORDER BY amount DESC LIMIT 1) AS b ON true
ORDER BY s.id;

-- name: ListEachBest :many
SELECT s.name, b.amount
FROM shops s
CROSS JOIN LATERAL (SELECT amount FROM sales WHERE shop_id = s.id ORDER BY amount DESC LIMIT 1) AS b;
