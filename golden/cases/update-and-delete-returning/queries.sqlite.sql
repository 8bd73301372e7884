-- name: SetNote :one
UPDATE stock SET note = $1 WHERE sku = $2 RETURNING *;

-- RETURNING sees the changed table alone.
-- name: Deliver :many
UPDATE stock SET copies = stock.copies + d.copies
FROM deliveries d WHERE d.sku = stock.sku
RETURNING sku, copies, note;

-- name: Remove :one
DELETE FROM stock WHERE sku = $1 RETURNING copies, note;
