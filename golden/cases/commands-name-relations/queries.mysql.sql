-- name: Empty :exec
TRUNCATE TABLE orders;

-- name: EmptyMisspelt :exec
TRUNCATE ordrs;
