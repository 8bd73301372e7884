-- What a path does not find is NULL; whether it finds anything, and the count of rows, never are.
-- name: ListItems :many
SELECT o.id, i.position, i.sku, i.price, i.gift
FROM orders o, JSON_TABLE(o.items, '$[*]' COLUMNS (
  position FOR ORDINALITY,
  sku varchar(20) PATH '$.sku',
  price decimal(6, 2) PATH '$.price' DEFAULT '0.00' ON EMPTY ERROR ON ERROR,
  gift int EXISTS PATH '$.gift'
)) AS i
ORDER BY o.id, i.position;

-- A nested path that finds nothing leaves its columns NULL, the count too.
-- name: ListTags :many
SELECT i.sku, i.tag, i.nr, i.known
FROM orders o JOIN JSON_TABLE(o.items, '$[*]' COLUMNS (
  sku varchar(20) PATH '$.sku',
  NESTED PATH '$.tags[*]' COLUMNS (nr FOR ORDINALITY, tag varchar(10) PATH '$', known int EXISTS PATH '$')
)) i
ORDER BY i.sku, i.nr;

-- name: ListAllOrders :many
SELECT o.id, i.position, i.document
FROM orders o
LEFT JOIN JSON_TABLE(o.items, '$[*]' COLUMNS (position FOR ORDINALITY, document json PATH '$')) i ON true
ORDER BY o.id, i.position;

-- name: ListParts :many
SELECT * FROM JSON_TABLE('[1, 2]', '$[*]' COLUMNS (value bigint PATH '$')) AS parts WHERE value > sqlc.arg(least);

-- name: ReadDocument :many
SELECT d.document, JSON_EXTRACT(d.document, '$.a') AS part
FROM (SELECT i.document FROM JSON_TABLE('[{"a": 1}]', '$[*]' COLUMNS (document json PATH '$')) i) d;
