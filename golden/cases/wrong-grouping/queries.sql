-- name: Ungrouped :many
SELECT shop, title, sum(price) AS total FROM books GROUP BY shop;

-- name: WithoutGroup :many
SELECT title, count(*) AS books FROM books;

-- name: InOrder :many
SELECT shop FROM books GROUP BY shop ORDER BY price;

-- name: WhetherThereAreGroups :many
SELECT id FROM books WHERE price IN (SELECT price FROM books GROUP BY shop ORDER BY title);

-- name: WhetherThereAreTotals :many
SELECT id FROM books WHERE EXISTS (SELECT price, count(*) FROM books GROUP BY shop);

-- name: WhetherThereAreDistinctRows :many
SELECT id FROM books WHERE price = ANY (SELECT DISTINCT price FROM books ORDER BY title);

-- name: SortedValue :many
SELECT id FROM books WHERE price = (SELECT max(price) FROM books GROUP BY shop ORDER BY id);

-- name: FirstSortedValue :many
SELECT id FROM books WHERE price = (SELECT max(price) FROM books GROUP BY shop ORDER BY id LIMIT 1);
