-- name: ListTitles :many
SELECT titel FROM books;

-- name: ListPrices :many
SELECT b.prise FROM books b;

-- name: OrderByMissing :many
SELECT id FROM books ORDER BY isbn;

-- name: JoinUsing :many
SELECT a.id FROM books a JOIN books b USING (isbn);

-- name: OfAnother :many
SELECT b.price, (SELECT o.price FROM orders o) FROM books b;

-- name: OfAnotherJoined :many
SELECT o.title FROM books b JOIN orders o ON o.book_id = b.id;
