-- name: Convert :many
SELECT CONVERT(plain USING utf9) AS plain FROM word;

-- name: Cast :many
SELECT CAST(id AS CHAR CHARACTER SET latin9) AS plain FROM word;

-- name: Character :many
SELECT CHAR(id USING 'nope') AS plain FROM word;

-- name: Table :many
SELECT r.a FROM JSON_TABLE('[]', '$[*]' COLUMNS (a varchar(10) CHARACTER SET nope PATH '$')) AS r;

-- name: Names :exec
SET NAMES nope;

-- name: Known :many
SELECT CONVERT(plain USING utf8mb4) AS a, CAST(plain AS CHAR CHARACTER SET utf8mb4) AS b, CHAR(id USING binary) AS c FROM word;
