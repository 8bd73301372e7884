-- name: Pages :many
SELECT name, path, pageno FROM dbstat('main', 1);

-- name: PagesOfSchema :many
SELECT name, ncell FROM dbstat WHERE schema = 'main' AND aggregate = 1;

-- name: Tokens :many
SELECT token, position FROM fts3tokenize WHERE input = ?;

-- name: Tree :many
SELECT n.id, t.fullkey, t.value FROM notes n, jsonb_tree(n.doc) t;

-- name: Nothing :many
SELECT value FROM jsonb_each;

-- name: Settings :many
SELECT t.timeout >= 0 AS waits, c.cache_size <> 0 AS caches, f.foreign_keys IN (0, 1) AS obeys
FROM pragma_busy_timeout t CROSS JOIN pragma_cache_size('main') c CROSS JOIN pragma_foreign_keys f;

-- name: Names :many
SELECT m.name, c.name AS "column", c.type FROM sqlite_schema m, pragma_table_info(m.name) c;
