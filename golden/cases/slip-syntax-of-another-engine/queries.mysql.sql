-- name: Brackets :many
SELECT [id] FROM books;

-- name: Cast :many
SELECT price::text AS price FROM books;

-- name: Ilike :many
SELECT id FROM books WHERE title ILIKE 'sea';

-- name: Returning :one
INSERT INTO authors (id, name) VALUES (1, 'Ann') RETURNING id;

-- name: Upsert :exec
INSERT INTO authors (id, name) VALUES (1, 'Ann') ON CONFLICT (id) DO NOTHING;

-- name: EqualsTwice :many
SELECT id FROM books WHERE price == 1;

-- name: FullJoin :many
SELECT b.id FROM books b FULL JOIN authors a ON a.id = b.id;

-- name: DistinctFrom :many
SELECT id FROM books WHERE price IS DISTINCT FROM 1;

-- name: Filter :one
SELECT count(*) FILTER (WHERE price > 1) AS dear FROM books;

-- name: NotNull :many
SELECT id FROM books WHERE price NOT NULL;

-- name: TypographicQuotes :many
SELECT id FROM books WHERE title = ‘Sea’;

-- name: UpdateFrom :exec
UPDATE books SET price = 1 FROM authors WHERE authors.id = books.id;

-- name: NotIlike :many
SELECT id FROM books WHERE title NOT ILIKE 'sea';

-- name: OffsetAlone :many
SELECT id FROM books ORDER BY id OFFSET 5;

-- name: NullsLast :many
SELECT id FROM books ORDER BY price NULLS LAST;

-- name: AnyOf :many
SELECT id FROM books WHERE id = ANY(?);

-- name: Matches :many
SELECT id FROM books WHERE title ~ '^S';

-- name: Interval :many
SELECT id FROM books WHERE now() - INTERVAL '1 day' > 0;

-- name: Subscript :many
SELECT title[1] FROM books;

-- name: StringAgg :one
SELECT string_agg(title, ', ' ORDER BY title) AS titles FROM books;

-- name: Arrow :many
SELECT title -> '$.a' AS a FROM books;
