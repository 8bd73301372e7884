-- A column that joins the table later changes nothing here.
-- name: ListBooks :many
SELECT * FROM books ORDER BY id;

-- name: ListTags :many
SELECT t.*, b.title FROM tags t JOIN books b ON b.id = t.book_id;

-- name: CountEach :many
SELECT b.*, count(t.tag) AS tags FROM books b LEFT JOIN tags t ON t.book_id = b.id
GROUP BY b.id, b.title, b.price ORDER BY b.id;
