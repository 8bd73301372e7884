-- Without LATERAL a derived table does not see its neighbours.
-- name: NotLateral :many
SELECT a.name, d.id FROM authors a, (SELECT b.id FROM books b WHERE b.author_id = a.id) AS d;

-- An output's name is not there yet in WHERE.
-- name: AliasInWhere :many
SELECT id * 2 AS doubled FROM books WHERE doubled > 4;

-- A join's condition sees only what stands before it.
-- name: TooEarly :many
SELECT a.name FROM authors a JOIN books b ON b.id = c.id JOIN books c ON c.id = a.id;

-- name: UnknownSchema :many
SELECT id FROM shop.books;
