-- name: ByParameter :many
SELECT id FROM books ORDER BY sqlc.arg(wanted), id;

-- name: ByCase :many
SELECT id FROM books ORDER BY CASE WHEN sqlc.arg(wanted) = 'price' THEN price ELSE id END;
