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
WHERE b.binding = $1 AND b.price <= @max_price
  AND (sqlc.narg(title)::text IS NULL OR b.title LIKE sqlc.narg(title))
ORDER BY b.id LIMIT @limit;

-- name: ListBooksByIds :many
SELECT id, title FROM books
WHERE in_print = @in_print AND id IN (sqlc.slice(ids)) AND title <> @not_title
ORDER BY id;

-- name: ListBooksByTags :many
SELECT id, tags FROM books WHERE tags && @tags ORDER BY id;

-- name: ListBooksUpdatedSince :many
SELECT id, updated FROM books WHERE updated >= @since ORDER BY id;

-- name: CreateBook :one
INSERT INTO books (id, author_id, title, binding, price, rating, in_print, tags, bindings, prices,
  grid, available, released, opens, loan, updated, created, attributes, notes, cover)
VALUES (@id, @author_id, @title, @binding, @price, @rating, @in_print, @tags, @bindings, @prices,
  @grid, @available, @released, @opens, @loan, @updated, @created, @attributes, @notes, @cover)
RETURNING *;

-- name: SetAttributes :exec
UPDATE books SET attributes = @attributes, notes = @notes WHERE id = @id;

-- name: DeleteBook :exec
DELETE FROM books WHERE id = $1;
