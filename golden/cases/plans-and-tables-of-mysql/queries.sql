-- name: Plan :many
EXPLAIN SELECT title FROM books WHERE pages > 100;

-- name: PlanAsTable :many
EXPLAIN FORMAT=TRADITIONAL SELECT title FROM books;

-- name: PlanAsDocument :one
EXPLAIN FORMAT=JSON SELECT title FROM books;

-- name: Columns :many
DESCRIBE books;

-- name: FullColumns :many
SHOW FULL COLUMNS FROM books LIKE 'p%';

-- name: MadeDatabase :one
SHOW CREATE DATABASE mysql;

-- name: Functions :many
SHOW FUNCTION STATUS LIKE 'no such';

-- name: CharacterSets :many
SHOW CHARACTER SET WHERE Charset = 'latin1';

-- name: Variables :many
SHOW SESSION VARIABLES LIKE 'max_connections';

-- name: Analyzed :many
ANALYZE TABLE books;

-- name: Checksum :many
CHECKSUM TABLE books;
