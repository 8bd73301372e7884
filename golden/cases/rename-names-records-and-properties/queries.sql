-- name: ListLines :many
SELECT * FROM order_lines;

-- name: AddLine :exec
INSERT INTO order_lines (id, copies) VALUES ($1, $2);

-- Its parameters have it as well, unless another one is called so.
-- name: ChangeCopies :exec
UPDATE order_lines SET copies = sqlc.arg(copies) WHERE copies = sqlc.arg(count) AND id = sqlc.arg(id);

-- name: ListWithCopies :many
SELECT id FROM order_lines WHERE copies > sqlc.arg(copies) AND id <> sqlc.arg(id);

-- name: AddLines :copyfrom
INSERT INTO order_lines (id, copies) VALUES ($1, $2);

-- Wherever the column keeps its name, its property has the new one.
-- name: ListCopies :many
SELECT copies FROM order_lines;

-- name: ListDoubled :many
SELECT copies AS pieces, copies * 2 AS copies FROM order_lines;
