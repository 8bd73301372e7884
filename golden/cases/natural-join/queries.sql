-- name: ListPriced :many
SELECT * FROM books NATURAL JOIN prices;

-- name: ListAll :many
SELECT * FROM books NATURAL LEFT JOIN prices ORDER BY isbn;
