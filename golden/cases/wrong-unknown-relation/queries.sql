-- name: ListBooks :many
SELECT id FROM boks;

-- name: DeleteBook :exec
DELETE FROM papers WHERE id = $1;

-- A broken query does not hide the next one.
-- name: GetBook :one
SELECT title FROM books WHERE id = $1;

-- A name of a CTE is gone with its statement.
-- name: UseLost :many
SELECT b.id FROM books b JOIN found f ON f.id = b.id;
