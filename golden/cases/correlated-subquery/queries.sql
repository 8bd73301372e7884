-- The inner name hides the outer one; what is not found inside is looked for outside.
-- name: ListAboveAverage :many
SELECT s.id, s.amount FROM sales s
WHERE s.amount > (SELECT avg(i.amount) FROM sales i WHERE i.shop_id = s.shop_id);

-- name: ListBusy :many
SELECT name FROM shops
WHERE EXISTS (SELECT 1 FROM sales WHERE shop_id = shops.id AND amount > $1)
ORDER BY name;
