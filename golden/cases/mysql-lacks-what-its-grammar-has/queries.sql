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

-- name: ReadsAViewOfWhatItChanges :exec
UPDATE books SET price = (SELECT max(doubled) FROM priced);

-- name: ReadsAViewThatAsksForWhatItChanges :exec
DELETE b FROM books AS b JOIN counted AS c ON c.amount = b.id;

-- name: ReadsAViewThatIsKept :exec
UPDATE books SET title = (SELECT max(title) FROM titles), price = (SELECT max(seven) FROM copied);

-- name: ReadsWhatItChangesInAJoin :exec
DELETE b FROM books AS b JOIN (SELECT amount FROM sales WHERE amount < (SELECT count(*) FROM books)) AS s ON s.amount = b.id;

-- name: InsertsWhatAViewShows :exec
INSERT INTO books (id) VALUES ((SELECT max(id) FROM priced));

-- name: HavingOverAMergedExpression :many
SELECT count(*) FROM priced GROUP BY doubled HAVING doubled > 1;

-- name: HavingOverAMergedColumn :many
SELECT count(*) FROM (SELECT price AS p, 1 AS one FROM books) AS b GROUP BY p HAVING p > 1;

-- name: HavingOverAMergedExpressionThatIsShown :many
SELECT doubled AS d FROM priced GROUP BY doubled HAVING doubled > 1 AND max(seven) > 1;

-- name: HavingOverAKeptExpression :many
SELECT count(*) FROM copied GROUP BY seven HAVING seven > 1;

-- name: MergedColumnInJsonTable :many
WITH b AS (SELECT info FROM books) SELECT j.a FROM b, json_table(b.info, '$[*]' COLUMNS (a int PATH '$')) AS j;

-- name: KeptColumnInJsonTable :many
WITH b AS (SELECT DISTINCT info FROM books) SELECT j.a FROM b, json_table(b.info, '$[*]' COLUMNS (a int PATH '$')) AS j;

-- name: MergedColumnInJsonTableOfAChange :exec
UPDATE sales SET amount = (SELECT max(j.a) FROM (SELECT info FROM books) AS b, json_table(b.info, '$[*]' COLUMNS (a int PATH '$')) AS j);

-- name: MergedInADerivedTableOfAChange :exec
UPDATE sales SET amount = (SELECT max(d.a) FROM (SELECT j.a FROM (SELECT info FROM books) AS b, json_table(b.info, '$[*]' COLUMNS (a int PATH '$')) AS j) AS d);

-- name: MergedTableSortedByANumber :many
SELECT b.title FROM (SELECT 7 AS seven, title FROM books ORDER BY seven) AS b;

-- name: MergedTableSortedInVain :many
SELECT b.title FROM (SELECT 7 AS seven, title FROM books ORDER BY seven) AS b ORDER BY b.title;

-- name: ColumnOfAGroupInJsonTable :many
SELECT (SELECT max(j.a) FROM json_table(b.info, '$[*]' COLUMNS (a int PATH '$')) AS j) AS most FROM books AS b GROUP BY b.id;

-- name: AnyValueInHaving :many
SELECT count(*) AS n FROM books GROUP BY price HAVING any_value(title) > 'a';

-- name: ChangesAView :exec
UPDATE plain SET title = ? WHERE id = ?;

-- name: InsertsIntoAView :exec
INSERT INTO plain (id, title) VALUES (?, ?);

-- name: ChangesAComputedColumn :exec
UPDATE priced SET doubled = 1 WHERE id = ?;

-- name: InsertsIntoAComputingView :exec
INSERT INTO priced (id) VALUES (?);

-- name: DeletesFromAComputingView :exec
DELETE FROM priced WHERE id = ?;

-- name: ChangesAKeptView :exec
UPDATE titles SET title = ? WHERE title = ?;

-- name: ChangesATableOfAJoin :exec
UPDATE sold SET amount = 0 WHERE title = ?;

-- name: DeletesFromAJoin :exec
DELETE FROM sold WHERE title = ?;

-- name: ChangesAViewThatAsksItself :exec
UPDATE dearest SET price = 1 WHERE id = ?;

-- name: ChangesADerivedTable :exec
UPDATE books AS b JOIN (SELECT amount FROM sales) AS s ON s.amount = b.id SET s.amount = 0;

-- name: KeysOfOneName :many
SELECT count(*) AS n FROM books AS b JOIN sales AS s ON s.book_id = b.id GROUP BY b.id, s.id HAVING b.id > 1;

-- name: KeysOfOneNameInASubquery :many
SELECT count(*) AS n FROM books AS b JOIN sales AS s ON s.book_id = b.id GROUP BY b.id, s.id HAVING (SELECT b.id > 1);

-- name: ChangesAWrappedColumn :exec
UPDATE wrapped SET title = 'a' WHERE id = ?;

-- name: ChangesBesideAnExpressionOfASubquery :exec
UPDATE partly SET id = 7 WHERE id = ?;

-- name: HavingOverAWrappedExpression :many
SELECT count(*) AS n FROM wrapped GROUP BY is_seven HAVING is_seven;

-- name: ChangesWhatALostSortReads :exec
UPDATE sales AS s JOIN once_by_sales AS b ON b.id = s.book_id SET s.amount = 0;

-- name: ChangesWhatAKeptSortReads :exec
UPDATE sales AS s JOIN sorted_once AS b ON b.id = s.book_id SET s.amount = 0;

-- name: ChangesBesideARecursion :exec
UPDATE sales AS s JOIN numbered AS n ON n.a = s.book_id SET s.amount = 0;

-- name: ASortThatAGroupDrops :exec
UPDATE sales SET amount = (SELECT max(d.id) FROM (SELECT id FROM by_sales GROUP BY id) AS d) WHERE id = ?;

-- name: ASortThatMovesToWhatIsKept :exec
UPDATE sales SET amount = (SELECT max(d.id) FROM (SELECT id FROM by_sales) AS d) WHERE id = ?;

-- name: ASortThatInsertDrops :exec
INSERT INTO sales (id, book_id, amount) VALUES (?, ?, (SELECT max(d.id) FROM (SELECT id FROM by_sales) AS d));

-- name: ASortThatACteDrops :exec
WITH d AS (SELECT b.id FROM by_sales AS b CROSS JOIN books AS c) UPDATE sales AS s JOIN d ON d.id = s.book_id SET s.amount = 0;

-- name: HavingInHaving :many
SELECT count(*) AS n FROM books AS b GROUP BY b.id HAVING EXISTS (SELECT 1 FROM sales AS s GROUP BY s.book_id HAVING s.book_id = b.id);

-- name: HavingInHavingByName :many
SELECT count(*) AS n FROM books GROUP BY title HAVING EXISTS (SELECT book_id FROM sales GROUP BY book_id HAVING book_id = title);

-- name: WhereInHaving :many
SELECT count(*) AS n FROM books AS b GROUP BY b.id HAVING EXISTS (SELECT 1 FROM sales AS s WHERE s.book_id = b.id);
