-- name: ListAll :many
SELECT * FROM everything ORDER BY id;

-- name: SetAll :exec
UPDATE everything SET key = $1, exact = sqlc.arg(amount), host = $2, lasted = $3, span = $4 WHERE id = $5;
