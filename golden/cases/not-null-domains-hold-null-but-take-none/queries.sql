-- name: ListInvoices :many
SELECT * FROM invoices ORDER BY id;

-- name: ListTotals :many
SELECT id, total, total + fee AS whole FROM totals JOIN invoices USING (id, total);

-- name: ListEmbedded :many
SELECT sqlc.embed(invoices), row_to_json(invoices) AS document FROM invoices ORDER BY id;

-- name: CreateInvoice :one
INSERT INTO invoices (id, total, fee, paid, parts, price) VALUES ($1, $2, $3, $4, $5, $6) RETURNING total, paid;

-- name: CreateTotal :exec
INSERT INTO totals (id, total) SELECT @id, @total::bigint WHERE false;

-- name: AddInvoices :copyfrom
INSERT INTO invoices (id, total, fee, paid) VALUES ($1, $2, $3, $4);

-- name: SaveInvoice :exec
INSERT INTO invoices (id, total, fee, paid) VALUES ($1, $2, $3, $4)
ON CONFLICT (id) DO UPDATE SET total = excluded.total, fee = $5;

-- name: ChangeInvoice :exec
UPDATE invoices SET total = $2, price.amount = $3, price.note = $4, parts[1] = $5 WHERE id = $1;

-- COALESCE takes a NULL, of what the domain is made of; a cast to the domain does not.
-- name: ChangeTotal :exec
UPDATE invoices SET total = coalesce(sqlc.narg(total), total, @other::cents) WHERE id = @id;

-- name: MergeInvoice :exec
MERGE INTO invoices i USING (VALUES (1)) v (id) ON i.id = v.id
WHEN MATCHED THEN UPDATE SET total = @total
WHEN NOT MATCHED THEN INSERT (id, total, fee, paid) VALUES (v.id, @new_total, @fee, 1);

-- name: Same :many
SELECT id FROM invoices WHERE total IS NOT DISTINCT FROM @total OR total = @other;
