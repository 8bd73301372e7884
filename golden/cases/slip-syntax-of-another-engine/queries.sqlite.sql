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
