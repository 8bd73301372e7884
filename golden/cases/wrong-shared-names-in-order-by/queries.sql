-- name: OfTwo :many
SELECT a.id, b.id FROM books a JOIN books b ON b.title = a.title ORDER BY id;

-- name: OfStar :many
SELECT * FROM books a JOIN books b ON b.title = a.title ORDER BY title;

-- name: OneColumn :many
SELECT b.id, b.id AS id, (SELECT state FROM books WHERE id = 1) AS state FROM books b ORDER BY id;

-- name: ColumnAndValue :many
SELECT b.id, 1 AS id FROM books b ORDER BY id;
