-- name: ListBooks :many
SELECT sqlc.embed(books), sqlc.embed(authors)
FROM books JOIN authors ON authors.id = books.author_id ORDER BY books.id;
-- name: ListBooksWithoutAuthorsToo :many
SELECT b.title, sqlc.embed(a) AS author, a.id AS author_id
FROM books b LEFT JOIN authors a ON a.id = b.author_id ORDER BY b.id;
-- name: ListBooksOfKnownAuthors :many
SELECT sqlc.embed(a) AS author, count(*) AS books
FROM books b LEFT JOIN authors a ON a.id = b.author_id WHERE a.born IS NOT NULL
GROUP BY a.id, a.name, a.born;
-- name: ListNotes :many
SELECT books.id, sqlc.embed(notes) FROM books LEFT JOIN notes ON notes.book_id = books.id ORDER BY books.id;
-- name: GetBook :one
SELECT sqlc.embed(books) FROM books WHERE id = sqlc.arg(id);
-- name: ListPairs :many
SELECT sqlc.embed(one), sqlc.embed(other) AS one, other.title AS one
FROM books one JOIN books other ON other.author_id = one.author_id ORDER BY one.id, other.id;
