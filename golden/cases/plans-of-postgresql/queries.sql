-- name: Plan :many
EXPLAIN SELECT title FROM books WHERE pages > 100;

-- name: PlanAsDocument :one
EXPLAIN (ANALYZE false, FORMAT JSON) SELECT title FROM books;

-- name: PlanAsXml :one
EXPLAIN (COSTS off, FORMAT 'xml') UPDATE books SET pages = 1;

-- name: PlanWithoutCosts :many
EXPLAIN (COSTS false) DELETE FROM books;
