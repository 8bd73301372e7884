-- name: CountByEmail :many
SELECT email, count(*) FROM users GROUP BY email::text ORDER BY email;

-- name: ListEmails :many
SELECT DISTINCT email FROM users ORDER BY email::text;

-- name: ListNext :many
SELECT points::integer + 1 AS next FROM users GROUP BY points + 1 ORDER BY 1;

-- name: ListByPart :many
SELECT u.email::text FROM (SELECT CAST(email AS text) FROM users) u GROUP BY u.email ORDER BY 1;

-- The column is the source of the result and of the parameter.
-- name: FindByEmail :one
SELECT id::int, email::text AS address FROM users WHERE email::text = $1;
