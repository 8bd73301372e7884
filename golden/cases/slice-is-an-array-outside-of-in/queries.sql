-- name: ListByIds :many
SELECT id, title FROM books WHERE key = ANY(sqlc.slice(ids)::uuid[]) ORDER BY id;

-- The list may be left out.
-- name: ListBySomeIds :many
SELECT id FROM books
WHERE sqlc.slice(ids)::integer[] IS NULL OR id = ANY(sqlc.slice(ids)::integer[])
ORDER BY id;

-- name: AddTags :exec
INSERT INTO tags (book, tag)
SELECT sqlc.arg(book)::integer, unnest(sqlc.slice(tags)::text[]);

-- name: ListByShops :many
SELECT id FROM books WHERE shop = ANY(sqlc.slice(shops)) AND title <> ALL(ARRAY[sqlc.arg(title)]) ORDER BY id;

-- name: ListNewest :many
SELECT b.id FROM unnest(sqlc.slice('keys')::uuid[]) WITH ORDINALITY AS k (key, position)
JOIN books b ON b.key = k.key
ORDER BY k.position;
