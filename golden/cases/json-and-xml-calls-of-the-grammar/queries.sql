-- name: Build :many
SELECT
  JSON_OBJECT('title': title, 'note': note) AS object,
  JSON_OBJECT('title' VALUE title RETURNING jsonb) AS binary_object,
  JSON_ARRAY(title, note) AS list,
  JSON_SERIALIZE(body) AS written
FROM documents;

-- name: Collect :one
SELECT JSON_ARRAYAGG(title), JSON_OBJECTAGG(id: title RETURNING jsonb) FROM documents;

-- name: Take :many
SELECT
  JSON_VALUE(body, '$.age' RETURNING int) AS age,
  JSON_QUERY(body, '$.tags') AS tags,
  JSON_EXISTS(body, '$.tags') AS has_tags,
  note IS JSON AS holds_json,
  title IS NFC NORMALIZED AS normal
FROM documents
WHERE JSON_VALUE(body, '$.name') = $1;

-- name: Rows :many
SELECT d.id, t.position, t.name, t.priced
FROM documents d, JSON_TABLE(d.body, '$.items[*]' COLUMNS (
  position FOR ORDINALITY,
  name text PATH '$.name',
  NESTED PATH '$.prices[*]' COLUMNS (priced numeric PATH '$')
)) AS t;

-- name: Letter :many
SELECT XMLELEMENT(NAME letter, XMLATTRIBUTES(id AS number), title) AS letter FROM documents;
