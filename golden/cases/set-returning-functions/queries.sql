-- name: ListTags :many
SELECT b.id, t.tag FROM books b CROSS JOIN LATERAL unnest(b.tags) AS t (tag);

-- name: ListDays :many
SELECT n FROM generate_series(1, $1) AS n;

-- name: OneOutParameter :many
SELECT *, halves(7) AS value FROM halves($1);

-- name: OneColumnOfATable :many
SELECT t.tag, tags_of(1) AS other FROM tags_of($1) AS t;

-- Is told of nothing: the function gives nothing.
-- name: Notify :exec
SELECT pg_notify($1, sqlc.arg(payload));
