-- name: CompareStock :many
SELECT s.sku AS stocked, s.copies, o.sku AS ordered, o.wanted
FROM stock s FULL JOIN orders o ON o.sku = s.sku
ORDER BY 1, 3;

-- The merged column is the one that is there, so it is never missing.
-- name: CompareStockBySku :many
SELECT sku, s.copies, o.wanted
FROM stock s FULL JOIN orders o USING (sku)
ORDER BY sku;
