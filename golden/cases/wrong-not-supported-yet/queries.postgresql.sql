-- name: MergeBooks :exec
MERGE INTO books b USING (VALUES (1, 'x')) AS v (id, title) ON v.id = b.id
WHEN MATCHED THEN UPDATE SET title = v.title;
