-- name: Top :many
SELECT DISTINCT TOP 10 id FROM books;

-- name: Outer :many
SELECT a.id FROM books a, books b WHERE a.id = b.id(+);

-- name: Minus :many
SELECT id FROM books MINUS SELECT price FROM books;

-- name: Connect :many
SELECT id FROM books CONNECT BY PRIOR id = price;

-- name: Nolock :many
SELECT id FROM books WITH (NOLOCK);

-- name: Apply :many
SELECT books.id FROM books CROSS APPLY titles(books.id) AS t;

-- name: Unique :many
SELECT id FROM books WHERE title STARTS WITH 'S';

-- name: Contains :many
SELECT id FROM books WHERE title CONTAINS 'S';

-- name: Go :many
SELECT id FROM books
GO
SELECT price FROM books;

-- name: Nvl2 :many
SELECT NVL2(price, 1, 2) AS known FROM books;

-- name: Getdate :one
SELECT GETDATE() AS now;

-- name: Length :many
SELECT LEN(title) AS size FROM books;

-- name: Rownum :many
SELECT id FROM books WHERE rownum <= 10;

-- name: Nvl :many
SELECT id FROM books WHERE price > DECODE(id, 1, 2);

-- name: Sysdate :one
SELECT SYSDATE AS now;
