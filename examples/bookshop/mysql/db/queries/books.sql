-- Returns one book with every column, also when it is no longer sold.
-- name: GetBook :one
SELECT * FROM books WHERE id = ?;

-- Finds a book that is still sold by its ISBN.
-- name: GetBookByIsbn :one
SELECT
  b.id,
  b.title,
  b.subtitle,
  b.price,
  b.price_with_tax,
  b.in_print,
  p.name AS publisher,
  c.name AS category
FROM books b
JOIN categories c ON c.id = b.category_id
LEFT JOIN publishers p ON p.id = b.publisher_id
WHERE b.isbn = sqlc.arg(isbn) AND b.deleted_at IS NULL;

-- name: SearchBooks :many
-- Searches the catalogue. A filter that is null is not applied.
SELECT b.id, b.isbn, b.title, b.format, b.language, b.price, p.name AS publisher, c.slug AS category
FROM books AS b
INNER JOIN categories AS c ON c.id = b.category_id
LEFT OUTER JOIN publishers AS p ON p.id = b.publisher_id
WHERE b.deleted_at IS NULL
  AND (sqlc.narg(words) IS NULL OR b.title LIKE CONCAT('%', sqlc.narg(words), '%'))
  AND (c.slug = sqlc.narg('category') OR sqlc.narg('category') IS NULL)
  AND (sqlc.narg(format) IS NULL OR b.format = sqlc.narg(format))
  AND (b.language = sqlc.narg(language) OR sqlc.narg(language) IS NULL)
  AND (sqlc.narg(max_price) IS NULL OR b.price <= sqlc.narg(max_price))
ORDER BY b.title, b.id
LIMIT sqlc.arg(page_size) OFFSET sqlc.arg(skip);

-- name: ListBooksByIds :many
SELECT id, title, price FROM books WHERE id IN (sqlc.slice(ids)) ORDER BY id;

-- Lists what an author took part in, and how.
-- name: ListBooksByAuthor :many
SELECT b.id, b.title, b.published_on, ba.role
FROM book_authors ba
JOIN books b ON b.id = ba.book_id
WHERE ba.author_id = $1 AND b.deleted_at IS NULL
ORDER BY b.published_on, b.id;

-- name: ListBooksByTag :many
SELECT id, title, tags
FROM books
WHERE JSON_CONTAINS(tags, JSON_QUOTE(sqlc.arg(tag))) AND deleted_at IS NULL
ORDER BY title, id;

-- name: ListNewBooks :many
SELECT id, title, published_on, weight_kg, popularity
FROM books
WHERE published_on >= ? AND deleted_at IS NULL
ORDER BY published_on DESC
LIMIT ?;

-- Lists the books of one category with their rating and the copies in stock.
-- name: ListBookOverview :many
SELECT * FROM book_overview WHERE category = sqlc.arg(category) ORDER BY rating DESC, id;

-- Adds a book to the catalogue.
-- name: CreateBook :exec
INSERT INTO books (
  isbn, title, subtitle, publisher_id, category_id, format, pages, price, published_on, tags
)
VALUES (
  :isbn, :title, :subtitle, :publisher_id, :category_id, :format, :pages, :price, :published_on,
  :tags
);

-- Changes what is given and keeps the rest.
-- name: UpdateBook :exec
UPDATE books
SET title = COALESCE(sqlc.narg(title), title),
  pages = COALESCE(sqlc.narg(pages), pages),
  price = COALESCE(sqlc.narg(price), price),
  in_print = COALESCE(sqlc.narg(in_print), in_print),
  updated_at = NOW()
WHERE id = sqlc.arg(id) AND deleted_at IS NULL;

-- name: SetBookCover :exec
UPDATE books SET cover = sqlc.arg(cover), details = sqlc.arg(details) WHERE id = sqlc.arg(id);

-- Takes a book out of the catalogue; its orders keep it.
-- name: WithdrawBook :exec
UPDATE books SET in_print = false, deleted_at = CURRENT_TIMESTAMP WHERE id = $1 AND deleted_at IS NULL;
