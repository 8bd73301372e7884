-- name: AddText :many
SELECT title + 1 AS next FROM books;

-- name: NegateDate :many
SELECT -released AS opposite FROM books;

-- name: AddBooleans :many
SELECT sold + sold AS twice FROM books;

-- Nothing says which of many additions is meant.
-- name: AddUnknown :many
SELECT $1 + $2 AS total FROM books;
