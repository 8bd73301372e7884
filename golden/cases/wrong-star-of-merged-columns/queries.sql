-- name: BeforeRightJoin :many
SELECT * FROM prices JOIN stocks USING (id) RIGHT JOIN books ON books.id = copies;

-- name: BeforeLeftJoin :many
SELECT prices.price, copies, books.id FROM prices FULL JOIN stocks USING (id) LEFT JOIN books ON books.id = copies;
