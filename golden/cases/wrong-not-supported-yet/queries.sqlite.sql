-- name: PlanOfBook :many
EXPLAIN QUERY PLAN SELECT * FROM books WHERE id = ?;
