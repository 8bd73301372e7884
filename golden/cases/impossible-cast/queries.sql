-- name: Costs :many
SELECT id, cost::numeric AS amount FROM price;
