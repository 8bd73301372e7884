-- name: OrderByThird :many
SELECT id, price FROM books ORDER BY 3;
