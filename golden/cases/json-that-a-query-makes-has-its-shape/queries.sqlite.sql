-- name: ObjectOfColumns :many
SELECT json_object('id', id, 'title', title, 'price', price, 'sold', sold, 'added', added) AS book FROM books ORDER BY id;

-- A column is text in a document, what a function gives is not.
-- name: TextOrDocument :many
SELECT json_object('extra', extra, 'document', json(extra), 'member', extra -> '$.a', 'born', born) AS author FROM authors ORDER BY id;

-- name: RowsAsArray :many
SELECT a.id, json_group_array(json_object('id', b.id, 'title', b.title)) FILTER (WHERE b.id IS NOT NULL) AS books
FROM authors a LEFT JOIN books b ON b.author_id = a.id GROUP BY a.id ORDER BY a.id;

-- name: Nested :many
SELECT json_object(
  'name', a.name,
  'books', (SELECT json_group_array(json_object('title', b.title)) FROM books b WHERE b.author_id = a.id),
  'first', coalesce((SELECT json_array(b.id, b.title) FROM books b WHERE b.author_id = a.id ORDER BY b.id), 'none')
) AS author FROM authors a ORDER BY a.id;

-- name: NestedForSure :many
SELECT json_object('books', json((SELECT json_group_array(json_object('title', b.title)) FROM books b WHERE b.author_id = a.id))) AS author FROM authors a ORDER BY a.id;

-- name: ByName :one
SELECT json_group_object(title, price) AS prices FROM books;

-- name: Through :many
WITH parts AS (SELECT author_id, json_object('n', count(*)) AS part FROM books GROUP BY author_id)
SELECT p.part, json_object('part', p.part) AS whole FROM parts p ORDER BY p.author_id;

-- name: FromView :many
SELECT s.id, s.books FROM shelves s ORDER BY s.id;

-- name: InCase :many
SELECT a.id, CASE WHEN b.id IS NULL THEN NULL ELSE json_object('id', b.id) END AS book
FROM authors a LEFT JOIN books b ON b.author_id = a.id ORDER BY a.id, b.id;

-- name: StillText :many
SELECT id, CASE WHEN sold THEN json_array(1) ELSE 'none' END AS mixed, json_object('a', 1) || '' AS text FROM books ORDER BY id;
