-- name: Backticks :many
SELECT `id` FROM `books`;

-- name: Brackets :many
SELECT [id] FROM books;

-- name: LimitWithComma :many
SELECT id FROM books ORDER BY id LIMIT 10, 20;

-- name: ColonParameter :many
SELECT id FROM books WHERE id = :id;

-- name: QuestionMark :many
SELECT id FROM books WHERE id = ?;

-- name: LogicalAnd :many
SELECT id FROM books WHERE price = 1 && title = 'Sea';

-- name: LogicalOr :many
SELECT id FROM books WHERE price = 1 || price = 2;

-- name: Upsert :exec
INSERT INTO authors (id, name) VALUES (1, 'Ann') ON DUPLICATE KEY UPDATE name = 'Ann';

-- name: InsertSet :exec
INSERT INTO authors SET name = 'Ann';

-- name: Interval :many
SELECT id FROM books WHERE now() > now() - INTERVAL 1 DAY;

-- name: JoinWithoutOn :many
SELECT b.id FROM books b JOIN authors a WHERE a.id = b.id;

-- name: DeleteWithLimit :exec
DELETE FROM books LIMIT 1;

-- name: NotNull :many
SELECT id FROM books WHERE price NOT NULL;

-- name: DoubleQuotes :many
SELECT id FROM books WHERE title = "Sea";

-- name: TypographicQuotes :many
SELECT id FROM books WHERE title = ‘Sea’;

-- name: UpdateJoin :exec
UPDATE books JOIN authors ON authors.id = books.id SET price = 1;

-- name: DeleteJoin :exec
DELETE books FROM books JOIN authors ON authors.id = books.id;

-- name: GroupConcat :one
SELECT group_concat(title SEPARATOR ', ') AS titles FROM books;

-- name: Modulo :many
SELECT id MOD 2 AS rest FROM books;

-- name: StringAlias :many
SELECT title AS 'name' FROM books;

-- name: Outer :many
SELECT books.id FROM books, authors WHERE books.id = authors.id(+);
