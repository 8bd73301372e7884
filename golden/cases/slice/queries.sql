-- An empty list finds nothing.
-- name: ListByIds :many
SELECT id, title FROM books WHERE id IN (sqlc.slice(ids)) ORDER BY id;

-- name: ListByIdsAndShop :many
SELECT id FROM books
WHERE shop = sqlc.arg(shop) AND id IN (sqlc.slice(ids)) AND title <> sqlc.arg(title)
ORDER BY id;

-- name: DeleteByTitles :exec
DELETE FROM books WHERE title IN (sqlc.slice(titles));
