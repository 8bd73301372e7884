-- name: Known :many
SELECT id FROM books USE INDEX (primary, BY_A) IGNORE INDEX FOR ORDER BY (b, both_of);

-- name: Misspelt :many
SELECT id FROM books USE INDEX (by_b);

-- name: Changed :exec
UPDATE books IGNORE INDEX (nope) SET a = 1 WHERE id = 1;
