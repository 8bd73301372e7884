-- name: Deliver :many
UPDATE stock SET copies = stock.copies + d.copies
FROM deliveries d WHERE d.sku = stock.sku
RETURNING stock.sku, d.sender;
