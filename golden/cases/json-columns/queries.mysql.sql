-- name: ListDocs :many
SELECT id, body, extra FROM docs ORDER BY id;

-- name: SetDoc :exec
UPDATE docs SET body = $1, extra = $2 WHERE id = $3;

-- An element of a document may be missing.
-- name: ListElements :many
SELECT json_extract(body, '$.a') AS element, json_unquote(json_extract(body, '$.a')) AS text FROM docs ORDER BY id;
