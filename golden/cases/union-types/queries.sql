-- The wider type wins, and one arm's NULL is enough.
-- name: ListNumbers :many
SELECT small AS n, word FROM a UNION ALL SELECT big, word FROM b ORDER BY n;

-- EXCEPT keeps rows of the left arm alone.
-- name: ListLeft :many
SELECT word FROM a EXCEPT SELECT word FROM b;

-- What is in both is NULL only if it may be in both.
-- name: ListBoth :many
SELECT word FROM a INTERSECT SELECT word FROM b;
