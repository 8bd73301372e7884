-- CONCAT is strict here, CONCAT_WS asks only for its separator; || is OR.
-- name: Join :many
SELECT
  concat(word, '!') AS sure, concat(word, other) AS perhaps,
  concat_ws('-', word, other) AS dashed,
  greatest(word, other) AS last_word, ifnull(other, word) AS either,
  if(other IS NULL, word, other) AS chosen
FROM words ORDER BY id;
