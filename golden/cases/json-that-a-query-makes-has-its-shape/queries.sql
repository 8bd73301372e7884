-- name: ObjectOfColumns :many
SELECT json_build_object('id', id, 'name', name, 'born', born, 'mood', mood, 'tags', tags, 'home', home, 'extra', extra) AS author
FROM authors ORDER BY id;

-- name: RowsAsArray :one
SELECT json_agg(b ORDER BY b.id) AS books FROM books b;

-- name: RowOrNothing :many
SELECT a.id, row_to_json(b) AS book FROM authors a LEFT JOIN books b ON b.author_id = a.id ORDER BY a.id, b.id;

-- The idiom: no row is no element.
-- name: ArrayOrEmpty :many
SELECT a.id, coalesce(json_agg(json_build_object('id', b.id, 'title', b.title)) FILTER (WHERE b.id IS NOT NULL), '[]') AS books
FROM authors a LEFT JOIN books b ON b.author_id = a.id GROUP BY a.id ORDER BY a.id;

-- name: ElementsThatMayBeNull :many
SELECT a.id, jsonb_agg(b.title) AS titles, jsonb_agg(b) AS rows
FROM authors a LEFT JOIN books b ON b.author_id = a.id GROUP BY a.id ORDER BY a.id;

-- name: Lateral :many
SELECT a.name, l.books
FROM authors a
CROSS JOIN LATERAL (
  SELECT json_agg(json_build_object('title', b.title, 'by', json_build_array(a.name, a.born))) AS books
  FROM books b WHERE b.author_id = a.id
) l ORDER BY a.id;

-- name: ThroughCte :many
WITH parts AS (SELECT author_id, jsonb_build_object('n', count(*), 'total', sum(price)) AS part FROM books GROUP BY author_id)
SELECT to_jsonb(p) AS whole, p.part FROM parts p ORDER BY author_id;

-- name: Subquery :many
SELECT json_build_object('name', a.name, 'books', (SELECT json_agg(x) FROM (SELECT title, sold FROM books WHERE author_id = a.id ORDER BY id) x)) AS author
FROM authors a ORDER BY a.id;

-- name: InCase :many
SELECT a.id, CASE WHEN b.id IS NULL THEN NULL ELSE json_build_object('id', b.id, 'added', b.added) END AS book
FROM authors a LEFT JOIN books b ON b.author_id = a.id ORDER BY a.id, b.id;

-- name: EitherOr :many
SELECT id, CASE WHEN sold THEN json_build_object('price', price) ELSE json_build_object('cover', cover) END AS item FROM books ORDER BY id;

-- name: ByName :one
SELECT json_object_agg(b.title, b.price) AS prices, jsonb_object_agg(b.id, jsonb_build_array(b.id, b.title, NULL)) AS rows FROM books b;

-- name: FromView :many
SELECT s.id, s.books FROM shelves s ORDER BY s.id;

-- name: Arrays :one
SELECT array_to_json(ARRAY[1, 2]) AS numbers, to_json('x'::text) AS text, json_build_object() AS empty, json_build_array() AS none, '{"a": [1], "b": null}'::jsonb AS written;

-- name: UnionOfShapes :many
SELECT json_build_object('a', 1) AS item UNION ALL SELECT json_build_object('b', 'x'::text);

-- What is not known of it: any JSON.
-- name: Unknown :one
SELECT extra || '{"a": 1}' AS merged, jsonb_strip_nulls(extra) AS stripped, row_to_json(ROW (1, name)) AS pair FROM authors WHERE id = 1;

-- name: NamesOfAnyKind :many
SELECT json_build_object('a-b', 1, '__proto__', 2, id::text, name) AS odd, json_build_object('a-b', 1, '2', 2) AS quoted FROM authors ORDER BY id;
