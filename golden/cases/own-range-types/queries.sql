-- name: opens :one
SELECT lower(open) AS opens, upper(open) AS closes, open, closed, score, best FROM shift WHERE id = @id;

-- name: openAt :many
SELECT id, open * hours('08:00', '12:00') AS morning FROM shift WHERE open @> @at;

-- name: openDuring :many
SELECT id FROM shift WHERE open && @span AND NOT closed && @span;

-- name: allHours :one
SELECT range_agg(open) AS hours, hours_multirange(hours('08:00', '09:00')) AS early FROM shift;

-- name: addShift :exec
INSERT INTO shift (id, open, closed, score) VALUES (@id, hours(@opens, @closes, '[]'), @closed, scorerange(1, @upto));
