-- name: InWhere :many
SELECT shop FROM books WHERE sum(price) > 10;

-- name: InGroup :many
SELECT count(*) AS books FROM books GROUP BY max(price);

-- name: Nested :many
SELECT max(count(*)) AS most FROM books GROUP BY shop;

-- name: WindowInWhere :many
SELECT id FROM books WHERE row_number() OVER (ORDER BY id) = 1;
