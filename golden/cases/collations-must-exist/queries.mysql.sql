-- A collation that no server has is refused wherever it is named.
-- name: Sort :many
SELECT id FROM word ORDER BY plain COLLATE utf8mb4_binn;

-- name: Compare :many
SELECT id FROM word WHERE plain COLLATE 'utf8mb4_nope' = other;

-- name: SortByKnown :many
SELECT plain COLLATE UTF8MB4_general_ci AS plain FROM word ORDER BY plain COLLATE `utf8mb4_bin`;

-- name: Names :exec
SET NAMES utf8mb4 COLLATE utf8mb4_nope;
