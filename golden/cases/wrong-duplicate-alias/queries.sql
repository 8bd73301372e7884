-- name: ListTwice :many
SELECT b.id FROM books b JOIN books b ON b.id = 1;

-- name: ListSame :many
SELECT books.id FROM books, books;
