-- name: GetUser :one
SELECT * FROM users WHERE id = $1;

-- name: FindByEmail :many
SELECT u.id, u.meta AS details FROM users u WHERE u.email = $1 OR u.email IN (sqlc.slice(others));

-- name: AddUser :exec
INSERT INTO users (id, email, nick, meta, price) VALUES ($1, $2, $3, $4, $5);

-- name: SumOfPrices :many
SELECT price, nick FROM users WHERE price > $1;

-- name: ListShown :many
SELECT id, name FROM shown;

-- name: MaybeShown :many
SELECT u.id, s.name FROM users u LEFT JOIN shown s ON s.id = u.id + 1;
