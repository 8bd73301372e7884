-- name: AddStock :exec
INSERT INTO stock (sku, copies) VALUES ($1, $2) ON CONFLICT (isbn) DO NOTHING;

-- name: SetStock :exec
INSERT INTO stock (sku, copies) VALUES ($1, $2) ON CONFLICT (sku) DO UPDATE SET copies = excluded.count;
