-- name: StarThatIsNotFirst :many
SELECT title, * FROM books;

-- name: OuterJoinWithoutCondition :many
SELECT b.title FROM books b LEFT JOIN sales s;

-- name: ColumnsOfATable :many
SELECT x FROM books AS b (x, y);

-- name: WithBeforeInsert :exec
WITH cheap AS (SELECT id FROM books) INSERT INTO sales SELECT id, id, 1 FROM cheap;

-- name: QuantifiedValue :many
SELECT title FROM books WHERE id = ANY (1);

-- name: RowOfOne :many
SELECT title FROM books WHERE ROW(id) = ROW(1);

-- name: NegatedSounds :many
SELECT title FROM books WHERE title NOT SOUNDS LIKE 'x';

-- name: FrameOfAnExpression :many
SELECT sum(amount) OVER (ORDER BY id ROWS 1 + 1 PRECEDING) FROM sales;

-- name: FrameThatStartsBehind :many
SELECT sum(amount) OVER (ORDER BY id ROWS 1 FOLLOWING) FROM sales;

-- name: PrecisionThatIsNoNumber :one
SELECT now('3');

-- name: OrderOfADeleteFromSeveral :exec
DELETE b FROM books b JOIN sales s ON s.book_id = b.id ORDER BY b.id;

-- name: AliasOfADeletedTable :exec
DELETE books AS b FROM books AS b;

-- name: DuplicateBehindReplace :exec
REPLACE INTO books (id) VALUES (1) ON DUPLICATE KEY UPDATE id = 2;

-- name: RollupBesideOthers :many
SELECT title FROM books GROUP BY title, ROLLUP (price);

-- name: FunctionAsATable :many
SELECT 1 FROM now();

-- name: IndexesOfAForce :many
SELECT id FROM books FORCE INDEX ();

-- name: ColumnWithoutAPath :many
SELECT t.a FROM books, JSON_TABLE(info, '$' COLUMNS (a int)) AS t;

-- name: SampleOfAMethod :many
SELECT id FROM books TABLESAMPLE rows (10);
