-- name: ListOrders :many
SELECT o.id, s.state FROM orders o LEFT JOIN shop.orders s ON s.id = o.shop_order ORDER BY o.id;

-- name: ListShopOrders :many
SELECT * FROM shop.orders WHERE state = $1;
