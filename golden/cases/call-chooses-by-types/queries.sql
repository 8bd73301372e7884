-- name: OfId :one
CALL note(1, sqlc.arg(label)::text);

-- name: OfDay :one
CALL note('2020-01-01'::date, NULL);

-- name: OfNamedDay :one
CALL note(total => NULL, day => $1);

-- name: OfParts :exec
CALL note(1, 2, 3);

-- name: Same :one
CALL same(1.5, $1);
