-- An array may hold NULL whatever its column says.
-- name: ListBooks :many
SELECT id, tags, prices, colours, grid FROM books ORDER BY id;

-- name: FindByIds :many
SELECT id FROM books WHERE id = ANY ($1) ORDER BY id;

-- name: FindByTags :many
SELECT id FROM books WHERE tags && $1 ORDER BY id;

-- name: SetColours :exec
UPDATE books SET colours = $1, tags = $2 WHERE id = $3;

-- An element may be missing.
-- name: ListElements :many
SELECT tags[1] AS first_tag, grid[1][2] AS cell, array_length(tags, 1) AS length, cardinality(tags) AS size
FROM books ORDER BY id;
