-- name: LowerDate :many
SELECT lower(released) AS day FROM books;

-- name: SumText :many
SELECT sum(title) AS total FROM books;

-- name: PartOfText :many
SELECT date_part('year', title) AS year FROM books;
