-- Sums the sales of each month, cancelled orders left out.
-- name: MonthlySales :many
SELECT
  DATE_FORMAT(o.placed_at, '%Y-%m') AS month,
  COUNT(DISTINCT o.id) AS orders,
  SUM(l.quantity) AS copies,
  SUM(l.line_total) AS revenue
FROM orders o
JOIN order_lines l ON l.order_id = o.id
WHERE o.status <> 'cancelled' AND o.placed_at >= sqlc.arg(since) AND o.placed_at < sqlc.arg(until)
GROUP BY DATE_FORMAT(o.placed_at, '%Y-%m')
ORDER BY month;

-- Ranks the titles by copies sold; equal numbers share a rank.
-- name: BestSellers :many
SELECT
  b.id,
  b.title,
  SUM(l.quantity) AS copies,
  RANK() OVER (ORDER BY SUM(l.quantity) DESC) AS place
FROM order_lines l
JOIN orders o ON o.id = l.order_id
JOIN books b ON b.id = l.book_id
WHERE o.status <> 'cancelled'
GROUP BY b.id, b.title
ORDER BY place, b.id
LIMIT ?;

-- Lists the most popular books of every category.
-- name: TopBooksPerCategory :many
SELECT ranked.category, ranked.title, ranked.popularity, ranked.place
FROM (
  SELECT
    c.name AS category,
    b.title,
    b.popularity,
    ROW_NUMBER() OVER (PARTITION BY c.id ORDER BY b.popularity DESC, b.id) AS place
  FROM books b
  JOIN categories c ON c.id = b.category_id
  WHERE b.deleted_at IS NULL
) AS ranked
WHERE ranked.place <= sqlc.arg(places)
ORDER BY ranked.category, ranked.place;

-- Sums what each customer spent and says how they are to be treated.
-- name: CustomerSpending :many
WITH spending AS (
  SELECT o.customer_id, COUNT(DISTINCT o.id) AS orders, SUM(l.line_total) AS total
  FROM orders o
  JOIN order_lines l ON l.order_id = o.id
  WHERE o.status <> 'cancelled'
  GROUP BY o.customer_id
)
SELECT
  c.id,
  c.name,
  COALESCE(s.orders, 0) AS orders,
  s.total,
  CASE WHEN s.total >= 100 THEN 'gold' WHEN s.total >= 25 THEN 'silver' ELSE 'plain' END AS tier
FROM customers c
LEFT JOIN spending s ON s.customer_id = c.id
WHERE c.deleted_at IS NULL
ORDER BY c.id;

-- Lists the orders with the running total of their revenue, and what the order before brought in.
-- name: RunningRevenue :many
WITH totals AS (
  SELECT o.id, o.placed_at, SUM(l.line_total) AS revenue
  FROM orders o
  JOIN order_lines l ON l.order_id = o.id
  GROUP BY o.id, o.placed_at
)
SELECT
  t.id,
  t.placed_at,
  t.revenue,
  SUM(t.revenue) OVER (ORDER BY t.placed_at, t.id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS running,
  LAG(t.revenue) OVER (ORDER BY t.placed_at, t.id) AS previous
FROM totals t
ORDER BY t.placed_at, t.id;

-- name: CountOrdersByStatus :many
SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ORDER BY status;
