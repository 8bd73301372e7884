-- name: ListDear :many
SELECT id, price * 2 AS doubled FROM books ORDER BY doubled DESC, title;

-- name: ListUnion :many
SELECT id AS number FROM books UNION SELECT price FROM books ORDER BY number;
