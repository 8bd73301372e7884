-- name: AddDeliveries :exec
INSERT INTO stock (sku, amount)
SELECT d.sku, d.amount FROM delivery d WHERE d.id > ?
ON DUPLICATE KEY UPDATE amount = stock.amount + d.amount, note = coalesce(remark, ?);

-- name: SetTotals :exec
INSERT INTO stock (sku, amount)
SELECT x.sku, x.total FROM (SELECT sku, sum(amount) AS total FROM delivery GROUP BY sku) x
ON DUPLICATE KEY UPDATE amount = x.total, note = VALUES(sku);
