-- name: Known :many
SELECT a, b FROM known;
