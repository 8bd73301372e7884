-- name: ListReaders :many
SELECT id, name FROM readers;
