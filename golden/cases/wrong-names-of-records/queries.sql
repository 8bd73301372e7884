-- name: ListUsers :many
SELECT id FROM users;
