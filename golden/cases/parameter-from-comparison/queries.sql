-- name: GetBook :one
SELECT title FROM books WHERE id = $1;

-- The parameter is named after what it is compared with, whichever side it stands on.
-- name: FindBooks :many
SELECT id FROM books WHERE $1 <= price AND title LIKE $2 AND released > $3 ORDER BY id;

-- name: FindBetween :many
SELECT id FROM books WHERE price BETWEEN $1 AND $2 AND stars IN ($3, $4);

-- A NULL could only make the comparison unknown, so NULL is not taken.
-- name: FindStars :many
SELECT id FROM books WHERE stars = $1;
