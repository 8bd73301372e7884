-- A key of text accepts NULL, even several.
-- name: ListWords :many
SELECT word, score FROM words ORDER BY score;

-- name: ListPairs :many
SELECT a, b FROM pairs;

-- A strict table takes none, nor does one without rowids.
-- name: ListStrict :many
SELECT word, score FROM strict_words;

-- name: ListKeyed :many
SELECT word FROM keyed;

-- name: ListRowids :many
SELECT rowid, word FROM words ORDER BY rowid;
