-- A domain may refuse NULL by itself.
-- name: ListUsers :many
SELECT id, email, backup, balance FROM users;

-- name: FindByEmail :many
SELECT id FROM users WHERE email = $1;

-- An operator sees through the domain to its base.
-- name: ListSums :many
SELECT balance + 1 AS more, lower(email) AS email FROM users;

-- name: CreateUser :exec
INSERT INTO users (id, email, backup, balance) VALUES ($1, $2, $3, $4);
