-- name: NoOrder :many
SELECT sum(height) OVER (RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) AS total FROM readings;

-- name: TwoOrders :many
SELECT sum(height) OVER (ORDER BY id, height RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) AS total FROM readings;

-- name: OrderOfAnother :many
SELECT sum(height) OVER (w RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) AS total
FROM readings WINDOW w AS (PARTITION BY id);

-- name: NoOffset :many
SELECT count(*) OVER (RANGE UNBOUNDED PRECEDING) AS total FROM readings;
