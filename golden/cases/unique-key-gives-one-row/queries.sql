-- name: GetById :one
SELECT holder FROM seats WHERE id = $1;

-- name: GetByPlace :one
SELECT holder FROM seats WHERE hall = $1 AND seat = $2;

-- name: GetFirst :one
SELECT holder FROM seats ORDER BY id LIMIT 1;

-- A join that finds one row for each keeps it one.
-- name: GetNeighbour :one
SELECT n.holder FROM seats s JOIN seats n ON n.hall = s.hall AND n.seat = s.seat + 1 WHERE s.id = $1;

-- name: CountHall :one
SELECT count(*) AS seats FROM seats WHERE hall = $1;
