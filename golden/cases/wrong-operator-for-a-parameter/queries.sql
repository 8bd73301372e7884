-- name: InList :many
SELECT b.id FROM books b WHERE ARRAY[b.id] <@ ARRAY[1, 2] AND b.id>=@least;

-- name: Below :many
SELECT b.id FROM books b WHERE b.id<@most;
