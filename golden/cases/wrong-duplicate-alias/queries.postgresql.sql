-- name: ListTwice :many
SELECT b.id FROM books b JOIN books b ON true;

-- name: ListSame :many
SELECT books.id FROM books, books;
