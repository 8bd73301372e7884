-- name: ListPairs :many
WITH paid AS (SELECT id, shop, amount FROM sales WHERE amount IS NOT NULL)
SELECT a.id, a.amount, b.id AS other_id, b.amount AS other_amount
FROM paid a LEFT JOIN paid b ON b.shop = a.shop AND b.id <> a.id
ORDER BY a.id;

-- A parameter in a CTE is one of the query.
-- name: ListOfShop :many
WITH mine AS (SELECT id, amount FROM sales WHERE shop = $1)
SELECT id, amount FROM mine WHERE amount > $2;
