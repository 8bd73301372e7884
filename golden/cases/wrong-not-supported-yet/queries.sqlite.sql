-- name: PlanOfBooks :many
EXPLAIN QUERY PLAN SELECT * FROM books;
