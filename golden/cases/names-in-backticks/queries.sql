-- name: ListOrders :many
SELECT * FROM `order`;

-- name: FindOrder :one
SELECT o.`full name`, o.PLAIN FROM `order` AS o WHERE o.`select` = $1;

-- name: CreateOrder :exec
INSERT INTO `order` (`select`, `Full Name`, `it's ``so```, plain) VALUES ($1, $2, $3, $4);
