-- name: ListTags :many
SELECT b.id, t.tag FROM books b CROSS JOIN LATERAL unnest(b.tags) AS t (tag);

-- name: ListDays :many
SELECT n FROM generate_series(1, $1) AS n;
