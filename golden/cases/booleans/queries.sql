-- name: ListFlags :many
SELECT id, active, checked FROM flags ORDER BY id;

-- name: FindActive :many
SELECT id FROM flags WHERE active = $1 ORDER BY id;

-- name: SetChecked :exec
UPDATE flags SET checked = $1 WHERE id = $2;

-- A column alone is a condition.
-- name: ListUnchecked :many
SELECT id FROM flags WHERE active AND NOT checked;
