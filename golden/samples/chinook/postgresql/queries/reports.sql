-- name: SalesByMonth :many
SELECT to_char(i.invoice_date, 'YYYY-MM') AS month, COUNT(*) AS invoices, SUM(i.total) AS revenue
FROM invoice i
WHERE i.invoice_date >= @since AND i.invoice_date < @until
GROUP BY to_char(i.invoice_date, 'YYYY-MM')
ORDER BY month;

-- name: SalesByCountry :many
SELECT
  i.billing_country,
  COUNT(DISTINCT i.customer_id) AS customers,
  SUM(i.total) AS revenue,
  AVG(i.total) AS average
FROM invoice i
GROUP BY i.billing_country
ORDER BY revenue DESC, i.billing_country
LIMIT $1;

-- Sums what each employee's customers bought; revenue is 0 for those who have none.
-- name: SalesByEmployee :many
SELECT
  e.employee_id,
  e.last_name,
  COUNT(DISTINCT c.customer_id) AS customers,
  COALESCE(SUM(i.total), 0) AS revenue
FROM employee e
LEFT JOIN customer c ON c.support_rep_id = e.employee_id
LEFT JOIN invoice i ON i.customer_id = c.customer_id
GROUP BY e.employee_id, e.last_name
ORDER BY revenue DESC, e.employee_id;

-- Ranks the tracks by copies sold; equal numbers share a rank.
-- name: TopTracks :many
SELECT
  t.track_id,
  t.name,
  SUM(l.quantity) AS copies,
  RANK() OVER (ORDER BY SUM(l.quantity) DESC) AS place,
  DENSE_RANK() OVER (ORDER BY SUM(l.quantity) DESC) AS dense_place
FROM invoice_line l
JOIN track t ON t.track_id = l.track_id
GROUP BY t.track_id, t.name
ORDER BY place, t.track_id
LIMIT $1;

-- name: TopArtists :many
WITH sales AS (
  SELECT al.artist_id, SUM(l.unit_price * l.quantity) AS revenue
  FROM invoice_line l
  JOIN track t ON t.track_id = l.track_id
  JOIN album al ON al.album_id = t.album_id
  GROUP BY al.artist_id
)
SELECT ar.name, sales.revenue
FROM sales
JOIN artist ar ON ar.artist_id = sales.artist_id
ORDER BY sales.revenue DESC, ar.name
LIMIT $1;

-- name: TopCustomers :many
SELECT c.customer_id, c.first_name, c.last_name, SUM(i.total) AS spent, MIN(i.invoice_date) AS first_invoice
FROM customer c
JOIN invoice i ON i.customer_id = c.customer_id
GROUP BY c.customer_id, c.first_name, c.last_name
ORDER BY spent DESC, c.customer_id
LIMIT $1;

-- Lists a customer's invoices with the running total and the total of the invoice before.
-- name: RunningSpending :many
SELECT
  i.invoice_id,
  i.invoice_date,
  i.total,
  SUM(i.total) OVER (ORDER BY i.invoice_date, i.invoice_id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS running,
  LAG(i.total) OVER (ORDER BY i.invoice_date, i.invoice_id) AS previous,
  FIRST_VALUE(i.total) OVER (ORDER BY i.invoice_date, i.invoice_id) AS first_total
FROM invoice i
WHERE i.customer_id = $1
ORDER BY i.invoice_date, i.invoice_id;

-- Lists the genres with their part of all sales.
-- name: GenreShares :many
SELECT g.name, SUM(l.quantity) AS copies, SUM(l.quantity) * 100.0 / SUM(SUM(l.quantity)) OVER () AS share
FROM invoice_line l
JOIN track t ON t.track_id = l.track_id
JOIN genre g ON g.genre_id = t.genre_id
GROUP BY g.genre_id, g.name
ORDER BY copies DESC, g.name
LIMIT $1;

-- Lists the invoices that are larger than the average of their country.
-- name: ListInvoicesAboveAverage :many
SELECT i.invoice_id, i.billing_country, i.total
FROM invoice i
WHERE i.total > (SELECT AVG(o.total) FROM invoice o WHERE o.billing_country = i.billing_country)
ORDER BY i.total DESC, i.invoice_id
LIMIT $1;

-- Lists the cities where customers and employees live, each with what is there.
-- name: ListCities :many
SELECT c.city, 'customer' AS kind FROM customer c WHERE c.country = @country
UNION
SELECT e.city, 'employee' FROM employee e WHERE e.country = @country
ORDER BY city, kind;

-- Says how good each quarter of the customers is, by what they spent.
-- name: SpendingQuartiles :many
SELECT
  quartiles.quartile,
  COUNT(*) AS customers,
  MIN(quartiles.spent) AS least,
  MAX(quartiles.spent) AS most
FROM (
  SELECT i.customer_id, SUM(i.total) AS spent, NTILE(4) OVER (ORDER BY SUM(i.total), i.customer_id) AS quartile
  FROM invoice i
  GROUP BY i.customer_id
) AS quartiles
GROUP BY quartiles.quartile
ORDER BY quartiles.quartile;
