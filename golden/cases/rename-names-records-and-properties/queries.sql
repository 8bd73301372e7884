-- name: ListLines :many
SELECT * FROM order_lines;

-- name: AddLine :exec
INSERT INTO order_lines (id, copies) VALUES ($1, $2);

-- Wherever the column keeps its name, its property has the new one.
-- name: ListCopies :many
SELECT copies FROM order_lines;

-- name: ListDoubled :many
SELECT copies AS pieces, copies * 2 AS copies FROM order_lines;
