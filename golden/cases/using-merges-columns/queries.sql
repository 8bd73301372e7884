-- The column of USING comes once, and first.
-- name: ListPriced :many
SELECT * FROM books JOIN prices USING (isbn);

-- The left side is always there, and so is the merged column.
-- name: ListMaybePriced :many
SELECT isbn, title, price FROM books LEFT JOIN prices USING (isbn) ORDER BY isbn;

-- Each side's own column is still there by its name.
-- name: ListBothSides :many
SELECT books.isbn AS left_isbn, prices.isbn AS right_isbn FROM books LEFT JOIN prices USING (isbn) ORDER BY 1;
