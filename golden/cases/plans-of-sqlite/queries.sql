-- name: Plan :many
EXPLAIN QUERY PLAN SELECT title FROM books ORDER BY pages;

-- name: Program :many
EXPLAIN SELECT title FROM books WHERE pages > 100;
