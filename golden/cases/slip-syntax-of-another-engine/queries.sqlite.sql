-- name: Cast :many
SELECT price::text AS price FROM books;

-- name: Ilike :many
SELECT id FROM books WHERE title ILIKE 'sea';

-- name: LogicalAnd :many
SELECT id FROM books WHERE price = 1 && title = 'Sea';

-- name: LogicalNot :many
SELECT id FROM books WHERE !price;

-- name: Upsert :exec
INSERT INTO authors (id, name) VALUES (1, 'Ann') ON DUPLICATE KEY UPDATE name = 'Ann';

-- name: InsertIgnore :exec
INSERT IGNORE INTO authors (id, name) VALUES (1, 'Ann');

-- name: InsertSet :exec
INSERT INTO authors SET name = 'Ann';

-- name: Interval :many
SELECT id FROM books WHERE price > 1 - INTERVAL 1 DAY;

-- name: Fetch :many
SELECT id FROM books ORDER BY id FETCH FIRST 1 ROW ONLY;

-- name: Truncate :exec
TRUNCATE TABLE books;

-- name: Merge :exec
MERGE INTO books USING authors ON authors.id = books.id WHEN MATCHED THEN DELETE;

-- name: TypographicQuotes :many
SELECT id FROM books WHERE title = ‘Sea’;

-- name: Extract :many
SELECT EXTRACT(YEAR FROM title) AS year FROM books;

-- name: Substring :many
SELECT substring(title FROM 1 FOR 2) AS start FROM books;

-- name: Trim :many
SELECT trim(BOTH ' ' FROM title) AS title FROM books;

-- name: UpdateJoin :exec
UPDATE books JOIN authors ON authors.id = books.id SET price = 1;

-- name: DeleteUsing :exec
DELETE FROM books USING authors WHERE authors.id = books.id;

-- name: UpsertOfSelect :exec
INSERT INTO authors (id, name) SELECT id, title FROM books ON CONFLICT (id) DO NOTHING;

-- name: OffsetAlone :many
SELECT id FROM books ORDER BY id OFFSET 5;

-- name: Into :many
SELECT id INTO ids FROM books;

-- name: Spaceship :many
SELECT id FROM books WHERE price <=> 1;

-- name: GroupConcat :one
SELECT group_concat(title SEPARATOR ', ') AS titles FROM books;
