-- name: GetStock :many
SELECT warehouse, quantity, reorder_at, shelf, counted_at FROM stock WHERE book_id = ? ORDER BY warehouse;

-- Books copies in: adds to what is there, or opens a new place.
-- name: ReceiveStock :exec
INSERT INTO stock (book_id, warehouse, quantity, counted_at)
VALUES (:book_id, :warehouse, :quantity, :counted_at)
ON DUPLICATE KEY UPDATE quantity = quantity + VALUES(quantity), counted_at = VALUES(counted_at);

-- Takes copies out, never more than there are.
-- name: TakeStock :exec
UPDATE stock
SET quantity = quantity - sqlc.arg(copies)
WHERE book_id = sqlc.arg(book_id) AND warehouse = sqlc.arg(warehouse) AND quantity >= sqlc.arg(copies);

-- name: ListLowStock :many
SELECT b.id, b.title, SUM(s.quantity) AS copies, SUM(s.reorder_at) AS reorder_at
FROM stock s
JOIN books b ON b.id = s.book_id
GROUP BY b.id, b.title
HAVING SUM(s.quantity) < SUM(s.reorder_at)
ORDER BY copies, b.id;

-- Lists books in print that nobody has ordered.
-- name: ListUnsoldBooks :many
SELECT b.id, b.title, COALESCE(b.subtitle, '') AS subtitle
FROM books b
WHERE b.in_print
  AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.book_id = b.id)
ORDER BY b.id;

-- Values the stock of each warehouse at list price.
-- name: StockValue :many
SELECT
  s.warehouse,
  COUNT(*) AS titles,
  SUM(s.quantity) AS copies,
  SUM(s.quantity * b.price) AS value,
  SUM(CASE WHEN s.quantity = 0 THEN 1 ELSE 0 END) AS sold_out
FROM stock s
JOIN books b ON b.id = s.book_id
GROUP BY s.warehouse
ORDER BY s.warehouse;
