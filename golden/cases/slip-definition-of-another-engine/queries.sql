-- name: ListFine :many
SELECT id FROM fine;
