-- WHERE comes before the outputs have names.
-- name: Doubled :many
SELECT price * 2 AS doubled FROM books WHERE doubled > 4;
