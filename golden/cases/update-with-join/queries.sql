-- name: Deliver :exec
UPDATE stock s JOIN deliveries d ON d.sku = s.sku SET s.copies = s.copies + d.copies, s.note = $1
WHERE d.copies > $2;

-- name: RemoveDelivered :exec
DELETE s FROM stock s JOIN deliveries d ON d.sku = s.sku WHERE s.copies < $1;

-- name: RemoveSome :exec
DELETE FROM stock WHERE note = $1 ORDER BY sku LIMIT 2;
