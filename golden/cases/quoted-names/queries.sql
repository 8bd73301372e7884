-- name: ListOrders :many
SELECT * FROM "Order";

-- name: FindOrder :one
SELECT o."Full Name", o.PLAIN FROM "Order" AS o WHERE o."select" = $1;

-- name: CreateOrder :exec
INSERT INTO "Order" ("select", "Full Name", "it's ""so""", plain) VALUES ($1, $2, $3, $4);
