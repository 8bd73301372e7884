-- A collation is looked up where values are compared by it.
-- name: Sort :many
SELECT id FROM word ORDER BY plain COLLATE nocasee;

-- name: Compare :many
SELECT id FROM word WHERE lower(plain COLLATE nope) = other;

-- name: Group :many
SELECT count(*) AS words FROM word GROUP BY plain COLLATE nope;

-- name: Least :one
SELECT min(plain COLLATE nope) AS least FROM word;

-- name: Show :many
SELECT plain COLLATE nope AS plain, plain COLLATE nope || other AS both FROM word;

-- name: SortByKnown :many
SELECT id FROM word WHERE plain COLLATE "NoCase" = other ORDER BY plain COLLATE RTRIM;
