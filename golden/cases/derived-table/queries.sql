-- name: ListTotals :many
SELECT t.shop, t.amount, t.sales
FROM (SELECT shop, sum(amount) AS amount, count(*) AS sales FROM sales GROUP BY shop) AS t
WHERE t.sales > 1;

-- A derived table on the outer side is missing as a whole.
-- name: ListWithTotals :many
SELECT s.id, t.sales
FROM sales s
LEFT JOIN (SELECT seller, count(*) AS sales FROM sales GROUP BY seller) AS t ON t.seller = s.seller
ORDER BY s.id;
