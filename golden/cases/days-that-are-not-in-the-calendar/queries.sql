-- name: LeapDay :many
SELECT id FROM orders WHERE placed_at >= '2024-02-29 24:00' AND ship_on < '2000-02-29' AND at_time <> '24:00';

-- name: NoMonth :many
SELECT id FROM orders WHERE placed_at > '2026-13-01';

-- name: NoDay :exec
UPDATE orders SET ship_on = '2026-02-30' WHERE id = $1;

-- name: NoLeapYear :many
SELECT id FROM orders WHERE ship_on = '1900-02-29'::date;

-- name: NoMinute :many
SELECT id FROM orders WHERE at_time > '10:60';

-- name: NoHour :many
SELECT id FROM orders WHERE placed_at > timestamp '2026-01-01 25:00:00';
