-- name: SetNote :one
UPDATE stock SET note = $1 WHERE sku = $2 RETURNING *;

-- name: Deliver :many
UPDATE stock SET copies = stock.copies + d.copies
FROM deliveries d WHERE d.sku = stock.sku
RETURNING stock.sku, stock.copies, d.sender;

-- name: Remove :one
DELETE FROM stock WHERE sku = $1 RETURNING copies, note;
