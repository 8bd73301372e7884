-- name: Restock :many
MERGE INTO stock s
USING deliveries d ON d.item = s.item
WHEN MATCHED AND d.amount > $1 THEN UPDATE SET amount = s.amount + d.amount, note = $2
WHEN NOT MATCHED THEN INSERT (id, item, amount, note) VALUES (d.id, d.item, d.amount, $3)
RETURNING merge_action() AS did, s.id, old.amount AS before, new.amount AS after, d.id AS delivery;

-- name: Clear :many
MERGE INTO stock s
USING deliveries d ON d.id = s.id
WHEN NOT MATCHED BY SOURCE AND s.amount < $1 THEN DELETE
RETURNING s.item, d.item AS delivered, new.id AS left_over;

-- name: Rename :many
UPDATE stock SET item = $1, note = NULL WHERE amount > 0 RETURNING old.item AS before, new.item AS after, old.*;

-- name: Remove :one
DELETE FROM stock WHERE id = $1 RETURNING WITH (OLD AS was) was.item, new.item AS never;

-- name: Put :one
INSERT INTO stock (id, item, amount) VALUES ($1, $2, $3)
ON CONFLICT (id) DO UPDATE SET amount = EXCLUDED.amount
RETURNING old.amount AS before, new.amount AS after, old AS previous;
