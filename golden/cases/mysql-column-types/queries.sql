-- name: ListAll :many
SELECT * FROM everything ORDER BY id;

-- name: SetAll :exec
UPDATE everything SET tiny = ?, flag = ?, amount = ?, size = ?, tags = ? WHERE id = ?;
