-- name: Search :many
SELECT rowid, subject, rank AS score FROM letters(?) ORDER BY rank LIMIT ?;

-- name: Marked :many
SELECT highlight(letters, 0, '<b>', '</b>') AS marked FROM letters('sea', 'bm25(10.0, 5.0)');

-- name: EachSearch :many
SELECT s.words, l.subject FROM searches s LEFT JOIN letters(s.words) AS l;

-- name: CountPlaces :many
SELECT e.rowid AS place, e.value FROM json_each('[1]') AS e;
