-- name: DeleteWithoutFrom :exec
DELETE orders WHERE id = 1;

-- name: InsertWithoutInto :exec
INSERT orders (id) VALUES (1);

-- name: NameMissingBehindAs :many
SELECT id AS FROM orders;

-- name: FromMisspelt :many
SELECT id form orders;

-- name: InsertWithSet :exec
INSERT INTO orders SET note = 'x';

-- name: UpdateWithoutSet :exec
UPDATE orders o note = 'x';

-- name: UpdateWithoutSetOrAlias :exec
UPDATE orders note = 'x';

-- name: DeleteWithAnAlias :execrows
DELETE FROM orders o WHERE o.id = 1;

-- name: UpdateWithAnAlias :execrows
UPDATE orders o SET note = 'x' WHERE o.id = 1;

-- name: InsertWithAnAlias :exec
INSERT INTO orders o (id) VALUES (1);
