-- name: ListLines :many
SELECT id FROM order_lines;
