-- An author without books has no title.
-- name: ListAuthorsWithBooks :many
SELECT a.name, b.id AS book_id, b.title
FROM authors a LEFT JOIN books b ON b.author_id = a.id
ORDER BY a.id, b.id;

-- A book without an author has no name.
-- name: ListBooksWithAuthors :many
SELECT a.name, b.id AS book_id, b.title
FROM authors a RIGHT JOIN books b ON b.author_id = a.id
ORDER BY b.id;

-- The whole side in parentheses is missing at once, though its own join is inner.
-- name: ListAuthorsWithEditions :many
SELECT a.name, b.title, e.isbn
FROM authors a
LEFT JOIN (books b JOIN editions e ON e.book_id = b.id) ON b.author_id = a.id
ORDER BY a.id;

-- A right join makes all that was joined before it nullable.
-- name: ListEditionsLast :many
SELECT a.name, b.title, e.isbn
FROM authors a JOIN books b ON b.author_id = a.id
RIGHT JOIN editions e ON e.book_id = b.id
ORDER BY e.isbn;
