-- The operator is strict, the functions leave NULL out.
-- name: Join :many
SELECT
  word || '!' AS sure, word || other AS perhaps,
  concat(word, other) AS joined, concat_ws('-', word, other) AS dashed,
  greatest(word, other) AS last_word, least(other, NULL) AS least_word
FROM words ORDER BY id;
