-- name: Select :many
SELCT id FROM books;

-- name: From :many
SELECT id FORM books;

-- name: Where :many
SELECT id FROM books WEHRE id = 1;

-- name: WhereBehindAlias :many
SELECT b.id FROM books b WHRE b.id = 1;

-- name: Join :many
SELECT b.id FROM books b LEFT JION authors a ON a.id = b.id;

-- name: GroupBy :many
SELECT price FROM books GRUOP BY price;

-- name: OrderBy :many
SELECT id FROM books ODER BY id;

-- name: By :many
SELECT id FROM books ORDER YB id;

-- name: Desc :many
SELECT id FROM books ORDER BY id DECS;

-- name: Limit :many
SELECT id FROM books LIMTI 1;

-- name: Union :many
SELECT id FROM books UNON SELECT id FROM authors;

-- name: Null :many
SELECT id FROM books WHERE NOT (price IS NOT NUL);

-- name: Into :exec
INSERT INOT authors VALUES (1, 'Ann');

-- name: Values :exec
INSERT INTO authors VALEUS (1, 'Ann');

-- name: Set :exec
UPDATE books STE price = 1;

-- name: Delete :exec
DELET FROM books;

-- name: Between :many
SELECT id FROM books WHERE id BETWEN 1 AND 2;

-- name: NotBetween :many
SELECT id FROM books WHERE id NOT BETWEN 1 AND 2;

-- name: NotLike :many
SELECT id FROM books WHERE title NOT LIK 'a%';

-- name: And :many
SELECT id FROM books WHERE id = 1 ADN price = 2;
