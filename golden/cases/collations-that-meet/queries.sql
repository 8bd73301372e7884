-- Collations that differ are refused where they are written, or where rows are told apart or sorted.
-- name: Compare :many
SELECT bytes < posix AS less FROM word;

-- name: CompareWritten :many
SELECT plain COLLATE "C" < posix COLLATE "POSIX" AS less FROM word;

-- name: SortBoth :many
SELECT id FROM word ORDER BY bytes || posix;

-- name: SortBothByOne :many
SELECT id FROM word ORDER BY (bytes || posix) COLLATE "C";

-- name: Unite :many
SELECT bytes FROM word UNION SELECT posix FROM word;

-- name: UniteAll :many
SELECT bytes FROM word UNION ALL SELECT posix FROM word;

-- name: Recur :many
WITH RECURSIVE r AS (
  SELECT 1 AS n, plain FROM word
  UNION ALL
  SELECT n + 1, word.bytes FROM r JOIN word ON word.id = r.n
)
SELECT n, plain FROM r;
