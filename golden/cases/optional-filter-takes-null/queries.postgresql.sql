-- name: FindBooks :many
SELECT id, title FROM books
WHERE ($1::text IS NULL OR title = $1) AND (sqlc.narg(price)::integer IS NULL OR price <= sqlc.narg(price))
ORDER BY id;

-- name: FindOrAll :many
SELECT id FROM books WHERE price = coalesce($1, price) ORDER BY id;
