-- MAX of two arguments is NULL when one of them is.
-- name: Join :many
SELECT
  word || '!' AS sure, word || other AS perhaps,
  max(word, other) AS last_word, ifnull(other, word) AS either,
  iif(other IS NULL, word, 'none') AS chosen
FROM words ORDER BY id;
