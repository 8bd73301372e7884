-- name: ListFirst :many
SELECT DISTINCT ON (shop) shop, id, amount FROM sales ORDER BY shop, id;
