-- name: SalesByMonth :many
SELECT DATE_FORMAT(i.InvoiceDate, '%Y-%m') AS month, COUNT(*) AS invoices, SUM(i.Total) AS revenue
FROM Invoice i
WHERE i.InvoiceDate >= sqlc.arg(since) AND i.InvoiceDate < sqlc.arg(until)
GROUP BY DATE_FORMAT(i.InvoiceDate, '%Y-%m')
ORDER BY month;

-- name: SalesByCountry :many
SELECT
  i.BillingCountry,
  COUNT(DISTINCT i.CustomerId) AS customers,
  SUM(i.Total) AS revenue,
  AVG(i.Total) AS average
FROM Invoice i
GROUP BY i.BillingCountry
ORDER BY revenue DESC, i.BillingCountry
LIMIT $1;

-- Sums what each employee's customers bought; revenue is 0 for those who have none.
-- name: SalesByEmployee :many
SELECT
  e.EmployeeId,
  e.LastName,
  COUNT(DISTINCT c.CustomerId) AS customers,
  COALESCE(SUM(i.Total), 0) AS revenue
FROM Employee e
LEFT JOIN Customer c ON c.SupportRepId = e.EmployeeId
LEFT JOIN Invoice i ON i.CustomerId = c.CustomerId
GROUP BY e.EmployeeId, e.LastName
ORDER BY revenue DESC, e.EmployeeId;

-- Ranks the tracks by copies sold; equal numbers share a rank.
-- name: TopTracks :many
SELECT
  t.TrackId,
  t.Name,
  SUM(l.Quantity) AS copies,
  RANK() OVER (ORDER BY SUM(l.Quantity) DESC) AS place,
  DENSE_RANK() OVER (ORDER BY SUM(l.Quantity) DESC) AS dense_place
FROM InvoiceLine l
JOIN Track t ON t.TrackId = l.TrackId
GROUP BY t.TrackId, t.Name
ORDER BY place, t.TrackId
LIMIT $1;

-- name: TopArtists :many
WITH sales AS (
  SELECT al.ArtistId, SUM(l.UnitPrice * l.Quantity) AS revenue
  FROM InvoiceLine l
  JOIN Track t ON t.TrackId = l.TrackId
  JOIN Album al ON al.AlbumId = t.AlbumId
  GROUP BY al.ArtistId
)
SELECT ar.Name, sales.revenue
FROM sales
JOIN Artist ar ON ar.ArtistId = sales.ArtistId
ORDER BY sales.revenue DESC, ar.Name
LIMIT $1;

-- name: TopCustomers :many
SELECT c.CustomerId, c.FirstName, c.LastName, SUM(i.Total) AS spent, MIN(i.InvoiceDate) AS first_invoice
FROM Customer c
JOIN Invoice i ON i.CustomerId = c.CustomerId
GROUP BY c.CustomerId, c.FirstName, c.LastName
ORDER BY spent DESC, c.CustomerId
LIMIT $1;

-- Lists a customer's invoices with the running total and the total of the invoice before.
-- name: RunningSpending :many
SELECT
  i.InvoiceId,
  i.InvoiceDate,
  i.Total,
  SUM(i.Total) OVER (ORDER BY i.InvoiceDate, i.InvoiceId ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS running,
  LAG(i.Total) OVER (ORDER BY i.InvoiceDate, i.InvoiceId) AS previous,
  FIRST_VALUE(i.Total) OVER (ORDER BY i.InvoiceDate, i.InvoiceId) AS first_total
FROM Invoice i
WHERE i.CustomerId = $1
ORDER BY i.InvoiceDate, i.InvoiceId;

-- Lists the genres with their part of all sales.
-- name: GenreShares :many
SELECT g.Name, SUM(l.Quantity) AS copies, SUM(l.Quantity) * 100.0 / SUM(SUM(l.Quantity)) OVER () AS share
FROM InvoiceLine l
JOIN Track t ON t.TrackId = l.TrackId
JOIN Genre g ON g.GenreId = t.GenreId
GROUP BY g.GenreId, g.Name
ORDER BY copies DESC, g.Name
LIMIT $1;

-- Lists the invoices that are larger than the average of their country.
-- name: ListInvoicesAboveAverage :many
SELECT i.InvoiceId, i.BillingCountry, i.Total
FROM Invoice i
WHERE i.Total > (SELECT AVG(o.Total) FROM Invoice o WHERE o.BillingCountry = i.BillingCountry)
ORDER BY i.Total DESC, i.InvoiceId
LIMIT $1;

-- Lists the cities where customers and employees live, each with what is there.
-- name: ListCities :many
SELECT c.City, 'customer' AS kind FROM Customer c WHERE c.Country = sqlc.arg(country)
UNION
SELECT e.City, 'employee' FROM Employee e WHERE e.Country = sqlc.arg(country)
ORDER BY City, kind;

-- Says how good each quarter of the customers is, by what they spent.
-- name: SpendingQuartiles :many
SELECT
  quartiles.quartile,
  COUNT(*) AS customers,
  MIN(quartiles.spent) AS least,
  MAX(quartiles.spent) AS most
FROM (
  SELECT i.CustomerId, SUM(i.Total) AS spent, NTILE(4) OVER (ORDER BY SUM(i.Total), i.CustomerId) AS quartile
  FROM Invoice i
  GROUP BY i.CustomerId
) AS quartiles
GROUP BY quartiles.quartile
ORDER BY quartiles.quartile;
