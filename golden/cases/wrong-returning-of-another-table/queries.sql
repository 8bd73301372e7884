-- name: Deliver :many
UPDATE stock SET copies = stock.copies + d.copies
FROM deliveries d WHERE d.sku = stock.sku
RETURNING stock.sku, d.sender;

-- name: UnderAlias :many
UPDATE stock AS s SET copies = 0 WHERE s.sku = ? RETURNING s.sku;

-- name: WholeRow :many
DELETE FROM stock WHERE sku = ? RETURNING stock.*;

-- name: OfVirtualTable :many
DELETE FROM notes WHERE rowid = ? RETURNING body;

-- name: TooManyArguments :many
SELECT body FROM notes('sea', 'bm25()', 'more');
