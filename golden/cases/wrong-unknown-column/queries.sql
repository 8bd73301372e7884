-- name: ListTitles :many
SELECT titel FROM books;

-- name: ListPrices :many
SELECT b.prise FROM books b;

-- name: OrderByMissing :many
SELECT id FROM books ORDER BY isbn;

-- name: JoinUsing :many
SELECT a.id FROM books a JOIN books b USING (isbn);
