-- name: Below :many
SELECT path, nlevel(path) AS level, marks -> 'x' AS x, akeys(marks) AS keys, marks || $2 AS more
FROM things
WHERE path <@ $1;

-- name: Matching :many
SELECT path, subpath(path, 0, 1) AS top FROM things WHERE path ~ $1;

-- name: Covers :many
SELECT cover, seg_size(cover) AS size, cube_dim(at) AS dimensions, at <-> '(0,0)' AS distance
FROM things
WHERE cover && $1 OR at @> $2;

-- name: Keys :many
SELECT e.key, e.value FROM things, each(marks) AS e;

-- name: Digest :one
SELECT crypt($1, gen_salt('bf', 4)) IS NOT NULL AS hashed, digest($1, 'sha256') AS hash, unaccent('é') AS plain,
  levenshtein($1, 'abc') AS distance;
