-- Returns an invoice with the customer and the number of its lines.
-- name: GetInvoice :one
SELECT
  i.InvoiceId,
  i.InvoiceDate,
  i.BillingCountry,
  i.Total,
  c.FirstName,
  c.LastName,
  (SELECT COUNT(*) FROM InvoiceLine l WHERE l.InvoiceId = i.InvoiceId) AS line_count
FROM Invoice i
JOIN Customer c ON c.CustomerId = i.CustomerId
WHERE i.InvoiceId = $1;

-- name: ListInvoicesByCustomer :many
SELECT InvoiceId, InvoiceDate, Total
FROM Invoice
WHERE CustomerId = $1
ORDER BY InvoiceDate DESC, InvoiceId;

-- name: ListInvoiceLines :many
SELECT l.InvoiceLineId, t.Name, l.Quantity, l.UnitPrice, l.Quantity * l.UnitPrice AS amount
FROM InvoiceLine l
JOIN Track t ON t.TrackId = l.TrackId
WHERE l.InvoiceId = $1
ORDER BY l.InvoiceLineId;

-- name: ListInvoicesBetween :many
SELECT i.InvoiceId, i.InvoiceDate, i.BillingCity, i.Total
FROM Invoice i
WHERE i.InvoiceDate BETWEEN sqlc.arg(since) AND sqlc.arg(until) AND i.Total > sqlc.arg(above)
ORDER BY i.Total DESC, i.InvoiceId;

-- name: CreateInvoice :exec
INSERT INTO Invoice (InvoiceId, CustomerId, InvoiceDate, BillingCity, BillingCountry, Total)
SELECT sqlc.arg(invoice_id), c.CustomerId, sqlc.arg(invoice_date), c.City, c.Country, 0
FROM Customer c
WHERE c.CustomerId = sqlc.arg(customer_id);

-- Adds a track to an invoice at its present price.
-- name: AddInvoiceLine :exec
INSERT INTO InvoiceLine (InvoiceLineId, InvoiceId, TrackId, UnitPrice, Quantity)
SELECT sqlc.arg(invoice_line_id), sqlc.arg(invoice_id), t.TrackId, t.UnitPrice, sqlc.arg(quantity)
FROM Track t
WHERE t.TrackId = sqlc.arg(track_id);

-- Sets the total of an invoice to the sum of its lines.
-- name: RecalculateInvoice :exec
UPDATE Invoice
SET Total = (
  SELECT COALESCE(SUM(l.UnitPrice * l.Quantity), 0)
  FROM InvoiceLine l
  WHERE l.InvoiceId = Invoice.InvoiceId
)
WHERE InvoiceId = $1;

-- name: DeleteInvoiceLine :exec
DELETE FROM InvoiceLine WHERE InvoiceLineId = $1 AND InvoiceId = $2;
