-- name: OfAnother :exec
UPDATE sales JOIN books ON books.id = sales.book_id SET sale.title = books.title;

-- name: OfBoth :exec
UPDATE sales AS s JOIN books AS b ON b.id = s.book_id SET s.title = b.title, b.title = 'x';
