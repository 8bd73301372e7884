-- name: ByEmail :one
SELECT id, email, aliases, book FROM users WHERE email = $1;

-- name: ByAlias :many
SELECT id FROM users WHERE $1 = ANY (aliases);

-- name: Slowest :many
SELECT queryid, query, calls, mean_exec_time FROM public.pg_stat_statements ORDER BY total_exec_time DESC LIMIT 10;

-- name: Reset :one
SELECT pg_stat_statements_reset();

-- name: Issued :many
SELECT isbn(book) AS short, is_valid(book) AS valid FROM users;
