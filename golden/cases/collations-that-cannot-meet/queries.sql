-- Collations of one character set: that of COLLATE counts, or else the binary one; there is no choice among others.
-- name: Compare :many
SELECT id FROM word WHERE polish = german;

-- name: Match :many
SELECT id FROM word WHERE german LIKE concat(polish, '%');

-- name: Listed :many
SELECT id FROM word WHERE 'a' IN (polish, german);

-- name: Between :many
SELECT id FROM word WHERE ? BETWEEN polish AND german;

-- name: Switch :many
SELECT CASE upper(polish) WHEN german THEN 1 ELSE 2 END AS same FROM word;

-- name: Join :many
SELECT word.id FROM word JOIN shown ON shown.word = word.german;

-- name: Unite :many
SELECT polish AS word FROM word UNION ALL SELECT german FROM word;

-- name: Written :many
SELECT id FROM word WHERE polish COLLATE utf8mb4_bin = german COLLATE utf8mb4_german2_ci;

-- name: Same :many
SELECT nullif(polish, german) AS word FROM word;

-- Character sets: one of Unicode takes in all others, no other does but what is all ASCII.
-- name: CompareSets :many
SELECT id FROM word WHERE western = central;

-- name: Append :many
SELECT concat(western, central) AS both_words FROM word;

-- name: Choose :many
SELECT coalesce(western, central) AS word FROM word;

-- name: Converted :many
SELECT id FROM word WHERE convert(plain USING latin2) = western;

-- name: CollateOther :many
SELECT id FROM word ORDER BY western COLLATE utf8mb4_bin;

-- name: CollateString :many
SELECT id FROM word WHERE western > 'm' COLLATE latin1_bin;

-- name: CollateConverted :many
SELECT convert(plain USING latin1) COLLATE utf8mb4_bin AS word FROM word;

-- name: Meet :many
SELECT id,
  bytes = polish AS a, polish COLLATE utf8mb4_bin = german AS b, western = polish AS c, digits = central AS d,
  polish = 'a' AS e, western = 'a' COLLATE utf8mb4_bin AS f, polish = raw AS g, id = polish AS h,
  concat(polish, german) AS i, concat(western, digits, id) AS j, coalesce(polish, german) AS k,
  convert(western USING latin2) = central AS l, western COLLATE latin1_german1_ci AS m, 'a' COLLATE utf8mb4_bin AS n
FROM word WHERE polish IN ('a', ?) AND german LIKE ?;
