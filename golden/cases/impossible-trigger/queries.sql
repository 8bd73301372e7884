-- name: balances :many
SELECT balance FROM account;
