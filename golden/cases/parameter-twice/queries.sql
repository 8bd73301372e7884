-- One number is one argument, wherever it stands.
-- name: FindTrips :many
SELECT id FROM trips WHERE origin = $1 OR target = $1 ORDER BY id;

-- Numbers keep their meaning whatever their order in the text.
-- name: FindRoute :many
SELECT id FROM trips WHERE target = $2 AND origin = $1;
