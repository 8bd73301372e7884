-- name: RankSales :many
SELECT
  row_number() OVER (ORDER BY id) AS place,
  rank() OVER (PARTITION BY shop ORDER BY amount) AS rank_in_shop,
  lag(amount) OVER (ORDER BY id) AS earlier,
  lag(amount, 1, 0) OVER (ORDER BY id) AS earlier_or_zero,
  first_value(amount) OVER w AS first_amount,
  sum(amount) OVER (PARTITION BY shop) AS shop_total
FROM sales
WINDOW w AS (PARTITION BY shop ORDER BY id)
ORDER BY id;

-- A frame that starts after the row may be empty.
-- name: SumNext :many
SELECT id, sum(amount) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING) AS following
FROM sales ORDER BY id;
