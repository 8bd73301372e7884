-- The book with this id.
-- name: GetBook :one
SELECT * FROM books WHERE id = $1;

-- name: ListBooks :many
SELECT * FROM books ORDER BY id;

-- name: CountBooks :one
SELECT count(*) AS books FROM books;

-- Books of one binding at a price, with the author's name where it is known.
-- name: SearchBooks :many
SELECT b.id, b.title, b.price, b.released, a.name AS author
FROM books b LEFT JOIN authors a ON a.id = b.author_id
WHERE b.binding = :binding AND b.price <= :max_price
  AND (sqlc.narg(title) IS NULL OR b.title LIKE sqlc.narg(title))
ORDER BY b.id LIMIT :limit;

-- name: ListBooksByIds :many
SELECT id, title FROM books
WHERE in_print = sqlc.arg(in_print) AND id IN (sqlc.slice(ids)) AND title <> sqlc.arg(not_title)
ORDER BY id;

-- name: ListBooksUpdatedSince :many
SELECT id, updated FROM books WHERE updated >= :since ORDER BY id;

-- name: CreateBook :exec
INSERT INTO books (id, author_id, title, binding, price, rating, in_print, released, opens, updated,
  created, attributes, cover)
VALUES (:id, :author_id, :title, :binding, :price, :rating, :in_print, :released, :opens, :updated,
  :created, :attributes, :cover);

-- name: SetAttributes :exec
UPDATE books SET attributes = :attributes, updated = :updated WHERE id = :id;

-- name: DeleteBook :exec
DELETE FROM books WHERE id = ?;
