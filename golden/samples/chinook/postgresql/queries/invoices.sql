-- Returns an invoice with the customer and the number of its lines.
-- name: GetInvoice :one
SELECT
  i.invoice_id,
  i.invoice_date,
  i.billing_country,
  i.total,
  c.first_name,
  c.last_name,
  (SELECT COUNT(*) FROM invoice_line l WHERE l.invoice_id = i.invoice_id) AS line_count
FROM invoice i
JOIN customer c ON c.customer_id = i.customer_id
WHERE i.invoice_id = $1;

-- name: ListInvoicesByCustomer :many
SELECT invoice_id, invoice_date, total
FROM invoice
WHERE customer_id = $1
ORDER BY invoice_date DESC, invoice_id;

-- name: ListInvoiceLines :many
SELECT l.invoice_line_id, t.name, l.quantity, l.unit_price, l.quantity * l.unit_price AS amount
FROM invoice_line l
JOIN track t ON t.track_id = l.track_id
WHERE l.invoice_id = $1
ORDER BY l.invoice_line_id;

-- name: ListInvoicesBetween :many
SELECT i.invoice_id, i.invoice_date, i.billing_city, i.total
FROM invoice i
WHERE i.invoice_date BETWEEN @since AND @until AND i.total > @above
ORDER BY i.total DESC, i.invoice_id;

-- name: CreateInvoice :exec
INSERT INTO invoice (invoice_id, customer_id, invoice_date, billing_city, billing_country, total)
SELECT @invoice_id, c.customer_id, @invoice_date, c.city, c.country, 0
FROM customer c
WHERE c.customer_id = @customer_id;

-- Adds a track to an invoice at its present price.
-- name: AddInvoiceLine :exec
INSERT INTO invoice_line (invoice_line_id, invoice_id, track_id, unit_price, quantity)
SELECT @invoice_line_id, @invoice_id, t.track_id, t.unit_price, @quantity
FROM track t
WHERE t.track_id = @track_id;

-- Sets the total of an invoice to the sum of its lines.
-- name: RecalculateInvoice :exec
UPDATE invoice
SET total = (
  SELECT COALESCE(SUM(l.unit_price * l.quantity), 0)
  FROM invoice_line l
  WHERE l.invoice_id = invoice.invoice_id
)
WHERE invoice_id = $1;

-- name: DeleteInvoiceLine :exec
DELETE FROM invoice_line WHERE invoice_line_id = $1 AND invoice_id = $2;
