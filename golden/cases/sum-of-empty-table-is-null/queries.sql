-- name: Totals :one
SELECT
  sum(amount) AS amount,
  sum(weight) AS weight,
  avg(amount) AS average,
  min(amount) AS least,
  max(label) AS last_label
FROM readings;

-- name: TotalOrZero :one
SELECT coalesce(sum(amount), 0) AS amount FROM readings;
