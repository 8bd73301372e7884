-- name: Objects :many
SELECT
  JSON_OBJECT('title': title, 'note' VALUE note, 'due': due) AS kept,
  JSON_OBJECT('title': title, 'note': note ABSENT ON NULL) AS unknown,
  JSON_OBJECT('document': '[1]' FORMAT JSON) AS formatted,
  JSON_OBJECT('title': title RETURNING text) AS text,
  JSON_OBJECT('inner': JSON_ARRAY(id, due)) AS nested
FROM notes ORDER BY id;

-- name: Arrays :many
SELECT JSON_ARRAY(id, title) AS whole, JSON_ARRAY(id, note) AS without_nulls, JSON_ARRAY(id, note NULL ON NULL) AS with_nulls
FROM notes ORDER BY id;

-- name: Aggregates :one
SELECT JSON_ARRAYAGG(title) AS titles, JSON_ARRAYAGG(note RETURNING jsonb) AS notes, JSON_OBJECTAGG(title: due) AS dues FROM notes;
