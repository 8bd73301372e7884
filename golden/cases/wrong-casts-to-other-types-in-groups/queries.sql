-- name: Wider :many
SELECT points + 1 AS next FROM users GROUP BY (points + 1)::bigint;

-- name: Shorter :many
SELECT lower(email) AS email FROM users GROUP BY lower(email)::varchar(9);

-- name: DistinctVarchar :many
SELECT DISTINCT lower(email) AS email FROM users ORDER BY lower(email)::varchar;

-- The length of both is the length of what is chosen.
-- name: ChosenOfLength :many
SELECT coalesce(code, code) AS code FROM users GROUP BY coalesce(code, code)::bpchar;

-- name: Numeric :many
SELECT points * 1.5 AS points FROM users GROUP BY (points * 1.5)::numeric(9);
