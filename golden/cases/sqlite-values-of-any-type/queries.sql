-- A column without a type holds whatever was put into it.
-- name: ListSettings :many
SELECT name, value, other FROM settings ORDER BY name;

-- name: SetSetting :exec
UPDATE settings SET value = $1 WHERE name = $2;

-- The type of an expression is its storage class.
-- name: ListExpressions :many
SELECT typeof(value) AS kind, length(name) + 1 AS longer, 1.5 * 2 AS real_number, name || '!' AS loud FROM settings;

-- name: TypedBehind :one
SELECT nullif(?1, (SELECT CAST(NULL AS BLOB) FROM (SELECT CAST(?1 AS TEXT)))) AS word;
