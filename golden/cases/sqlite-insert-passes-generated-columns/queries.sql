-- name: AddItem :one
INSERT INTO item VALUES (?, ?, ?) RETURNING *;

-- name: CopyItems :exec
INSERT INTO item SELECT NULL, net, ? FROM item;

-- name: ReplaceItem :exec
REPLACE INTO item VALUES (?, 2, 3);
