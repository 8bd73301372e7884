-- A condition sees only what stands before it.
-- name: TooEarly :many
SELECT a.id FROM books a JOIN books b ON b.id = c.id JOIN books c ON c.id = a.id;
