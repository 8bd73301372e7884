-- name: UpdateBook :exec
UPDATE books SET
  title = coalesce(sqlc.narg(title), title),
  price = coalesce(sqlc.narg('price'), price)
WHERE id = sqlc.arg(id);

-- name: RenameBook :exec
UPDATE books SET title = sqlc.arg(new_title) WHERE title = sqlc.arg(old_title);
