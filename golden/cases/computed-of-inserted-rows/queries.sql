-- name: AddGoods :one!
INSERT INTO goods (price, number) VALUES (?, ?)
RETURNING price, max(price, 0.5) AS least, number;

-- name: ChangeGoods :many
UPDATE goods SET price = 2 RETURNING price, max(price, 0.5) AS least;
