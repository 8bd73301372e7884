-- name: GetRate :one
SELECT rate FROM rates WHERE currency = $1 AND day = $2;

-- name: ListRates :many
SELECT currency, max(day) AS last_day, avg(rate) AS average FROM rates GROUP BY currency;
