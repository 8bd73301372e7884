-- name: ObjectOfColumns :many
SELECT JSON_OBJECT('id', id, 'title', title, 'price', price, 'sold', sold, 'added', added, 'null', NULL) AS book FROM books ORDER BY id;

-- name: Truths :one
SELECT JSON_ARRAY(TRUE, 1 = 1, 1 IN (2), NOT 1, 1.5, 1e0, 'x') AS items, JSON_OBJECT('is', EXISTS (SELECT 1 FROM books), 'null', ISNULL(1), 'if', IF(1 = 1, TRUE, FALSE), 'inner', (SELECT 1 = 1)) AS tests;

-- name: Enums :many
SELECT JSON_OBJECT('mood', mood, 'born', born) AS author FROM authors ORDER BY id;

-- name: RowsAsArray :one
SELECT JSON_ARRAYAGG(JSON_OBJECT('id', b.id, 'price', b.price)) AS books FROM books b;

-- name: NothingAtAll :one
SELECT JSON_ARRAYAGG(title) AS titles FROM books WHERE id < 0;

-- name: Nested :many
SELECT JSON_OBJECT('name', a.name, 'books', (SELECT JSON_ARRAYAGG(JSON_OBJECT('title', b.title)) FROM books b WHERE b.author_id = a.id)) AS author
FROM authors a ORDER BY a.id;

-- name: ByName :one
SELECT JSON_OBJECTAGG(title, price) AS prices FROM books;

-- name: Through :many
WITH parts AS (SELECT author_id, JSON_OBJECT('n', count(*)) AS part FROM books GROUP BY author_id)
SELECT p.part, JSON_OBJECT('part', p.part) AS whole FROM parts p ORDER BY p.author_id;

-- name: FromView :many
SELECT s.id, s.books FROM shelves s ORDER BY s.id;

-- name: InCase :many
SELECT a.id, CASE WHEN b.id IS NULL THEN NULL ELSE JSON_OBJECT('id', b.id) END AS book
FROM authors a LEFT JOIN books b ON b.author_id = a.id ORDER BY a.id, b.id;
