-- A strict function is NULL when its argument is.
-- name: Shape :many
SELECT
  lower(word) AS lower_word, upper(other) AS upper_other, length(word) AS length,
  trim(word) AS trimmed, replace(word, 'e', 'o') AS replaced, substr(word, 1, 2) AS piece,
  abs(id) AS id_abs, round(2.5) AS rounded
FROM words ORDER BY id;

-- name: FindLonger :many
SELECT id FROM words WHERE length(word) > $1 AND lower(word) = $2;
