-- name: AddStock :one
INSERT INTO stock (sku, copies, note) VALUES ($1, $2, $3)
ON CONFLICT (sku) DO UPDATE SET copies = stock.copies + excluded.copies, note = excluded.note
RETURNING sku, copies, note;

-- DO NOTHING gives no row back for one that was there.
-- name: AddOnce :one
INSERT INTO stock (sku, copies) VALUES ($1, 0) ON CONFLICT DO NOTHING RETURNING sku;

-- name: AddUnlessMore :exec
INSERT INTO stock AS s (sku, copies) VALUES ($1, $2)
ON CONFLICT (sku) DO UPDATE SET copies = excluded.copies WHERE s.copies < excluded.copies;
