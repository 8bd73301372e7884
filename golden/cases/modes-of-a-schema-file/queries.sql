-- name: Books :many
SELECT id, path, price, "text" AS text FROM book;
-- name: Paths :many
SELECT id, path FROM paths;
-- name: Notes :many
SELECT text FROM note;
