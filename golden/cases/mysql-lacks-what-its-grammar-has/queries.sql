-- name: LimitBehindIn :many
SELECT title FROM books WHERE id IN (SELECT book_id FROM sales LIMIT 1);

-- name: LimitBehindAll :many
SELECT title FROM books WHERE id > ALL ((SELECT book_id FROM sales LIMIT 1) UNION SELECT 1);

-- name: DistinctOverAWindow :many
SELECT count(DISTINCT amount) OVER () FROM sales;

-- name: ConcatenationOverAWindow :many
SELECT group_concat(amount) OVER () FROM sales;

-- name: GeometryAsANumber :many
SELECT abs(point(1, 2)) FROM sales;

-- name: WindowOverAnOuterColumn :many
SELECT (SELECT sum(amount) OVER (ORDER BY b.id) FROM sales LIMIT 1) FROM books AS b;

-- name: SubqueryInARowOfValues :many
SELECT (SELECT 1 FROM (VALUES ROW((SELECT b.id))) AS v) FROM books AS b;

-- name: AggregateThatOnlySorts :many
SELECT title FROM books ORDER BY count(*);

-- name: JsonValueOfANumber :many
SELECT json_value(amount, '$') FROM sales;

-- name: IntervalOfAGeometry :many
SELECT '2020-01-01' + INTERVAL point(1, 2) DAY FROM sales;

-- name: ReadsWhatItChanges :exec
UPDATE sales SET amount = (SELECT max(amount) FROM sales) WHERE id = ?;

-- name: ReadsWhatItChangesApart :exec
UPDATE sales SET amount = (SELECT m FROM (SELECT max(amount) AS m FROM sales) AS s) WHERE id = ?;

-- name: DeletesWhatItReads :exec
DELETE s FROM sales AS s JOIN books AS b ON b.id = s.book_id WHERE s.amount IN (SELECT amount FROM sales);

-- name: DeletesAnother :exec
DELETE s FROM sales AS s JOIN books AS b ON b.id = s.book_id WHERE b.title IN (SELECT title FROM books);

-- name: QueryInJsonTable :many
SELECT j.a FROM json_table((SELECT info FROM books LIMIT 1), '$[*]' COLUMNS (a int PATH '$')) AS j;
