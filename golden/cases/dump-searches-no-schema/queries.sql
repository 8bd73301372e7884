-- The sessions of applications have their own search path.
-- name: moodOf :one
SELECT mood FROM person WHERE id = @id;
