-- name: Ungrouped :many
SELECT shop, title, sum(price) AS total FROM books GROUP BY shop;

-- name: WithoutGroup :many
SELECT title, count(*) AS books FROM books;

-- name: InOrder :many
SELECT shop FROM books GROUP BY shop ORDER BY price;
