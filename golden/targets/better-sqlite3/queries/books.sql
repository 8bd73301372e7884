-- The book with this id.
-- name: GetBook :one
SELECT * FROM books WHERE id = ?;

-- name: ListBooks :many
SELECT * FROM books ORDER BY id;

-- name: CountBooks :one
SELECT count(*) AS books FROM books;

-- Books at a price, with the author's name where it is known.
-- name: SearchBooks :many
SELECT b.id, b.title, b.price, b.released, a.name AS author
FROM books b LEFT JOIN authors a ON a.id = b.author_id
WHERE b.in_print = $1 AND b.price <= @max_price
  AND (sqlc.narg(title) IS NULL OR b.title LIKE sqlc.narg(title))
ORDER BY b.id LIMIT @limit;

-- name: ListBooksByIds :many
SELECT id, title FROM books
WHERE in_print = @in_print AND id IN (sqlc.slice(ids)) AND title <> @not_title
ORDER BY id;

-- name: ListBooksUpdatedSince :many
SELECT title, updated FROM books WHERE updated >= @since ORDER BY id;

-- name: SplitPages :one
SELECT pages / @parts AS part FROM books WHERE id = @id;

-- name: CreateBook :one
INSERT INTO books (id, author_id, title, price, rating, pages, in_print, released, updated, created,
  attributes, cover)
VALUES (@id, @author_id, @title, @price, @rating, @pages, @in_print, @released, @updated, @created,
  @attributes, @cover)
RETURNING *;

-- name: SetAttributes :exec
UPDATE books SET attributes = @attributes, updated = @updated WHERE id = @id;

-- name: DeleteBook :exec
DELETE FROM books WHERE id = ?;
