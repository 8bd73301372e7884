-- name: RenameUnderCursor :exec
UPDATE books SET title = 'x' WHERE CURRENT OF shelf;
