-- name: Crosstab :many
SELECT * FROM crosstab('SELECT id, name, id FROM places ORDER BY 1, 2') AS t (id integer, first integer, second integer);

-- name: CrosstabOfTexts :many
SELECT row_name, category_1, category_2 FROM crosstab2('SELECT ''a'', ''b'', ''c''');

-- name: Tagged :many
SELECT id, sort(tags) AS sorted, icount(tags) AS size, idx(tags, 3) AS place, tags & $1 AS shared
FROM places
WHERE tags @@ $2::query_int OR tags && $1
ORDER BY id;

-- name: Near :many
SELECT id, at, earth_distance(at, ll_to_earth($1, $2)) AS metres
FROM places
WHERE earth_box(ll_to_earth($1, $2), $3) @> at;

-- name: Alike :many
SELECT id, similarity(name, $1) AS similarity, name <-> $1 AS distance
FROM places
WHERE name % $1;
