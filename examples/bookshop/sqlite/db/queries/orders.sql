-- name: CreateOrder :one
INSERT INTO orders (reference, customer_id, shipping_cost, delivery_from, delivery_to, note, placed_at)
VALUES (@reference, @customer_id, @shipping_cost, @delivery_from, @delivery_to, @note, @placed_at)
RETURNING id, status, currency, placed_at;

-- Adds a book to an order at its present price.
-- name: AddOrderLine :exec
INSERT INTO order_lines (order_id, line_no, book_id, quantity, unit_price)
SELECT @order_id, @line_no, b.id, @quantity, b.price
FROM books b
WHERE b.id = @book_id AND b.deleted_at IS NULL;

-- Returns an order with its customer and the sum of its lines.
-- name: GetOrder :one
SELECT
  o.id,
  o.reference,
  o.status,
  o.shipping_cost,
  o.delivery_from,
  o.delivery_to,
  o.tracking_number,
  o.note,
  o.placed_at,
  o.shipped_at,
  c.name AS customer,
  (SELECT SUM(l.line_total) FROM order_lines l WHERE l.order_id = o.id) AS subtotal
FROM orders o
JOIN customers c ON c.id = o.customer_id
WHERE o.reference = $1;

-- name: ListOrderLines :many
SELECT l.line_no, b.title, l.quantity, l.unit_price, l.line_total, l.gift_wrap
FROM order_lines l
JOIN books b ON b.id = l.book_id
WHERE l.order_id = :order_id
ORDER BY l.line_no;

-- Lists the orders of a customer, the latest first, each with its number in the customer's history.
-- name: ListOrdersByCustomer :many
SELECT
  o.id,
  o.reference,
  o.status,
  o.placed_at,
  ROW_NUMBER() OVER (ORDER BY o.placed_at) AS number,
  COALESCE(SUM(l.line_total), 0) AS subtotal
FROM orders o
LEFT JOIN order_lines l ON l.order_id = o.id
WHERE o.customer_id = @customer_id
GROUP BY o.id, o.reference, o.status, o.placed_at
ORDER BY o.placed_at DESC;

-- name: ListOrdersByStatus :many
SELECT o.id, o.reference, o.status, o.placed_at
FROM orders o
WHERE o.status IN (sqlc.slice(statuses)) AND o.placed_at >= sqlc.arg(since)
ORDER BY o.placed_at, o.id;

-- name: PayOrder :exec
UPDATE orders SET status = 'paid', paid_at = @paid_at WHERE id = @id AND status = 'pending';

-- name: ShipOrder :exec
UPDATE orders
SET status = 'shipped', shipped_at = CURRENT_TIMESTAMP, tracking_number = @tracking_number
WHERE id = @id AND status IN ('pending', 'paid');

-- Cancels what was never paid.
-- name: CancelStaleOrders :exec
UPDATE orders
SET status = 'cancelled', note = COALESCE(note, 'cancelled by the shop')
WHERE status = 'pending' AND paid_at IS NULL AND placed_at < $1;

-- name: DeleteOrderLine :exec
DELETE FROM order_lines WHERE order_id = ? AND line_no = ?;
