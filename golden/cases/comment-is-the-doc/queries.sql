-- A comment that is not above a query.

-- Finds the book with this id.
-- Nothing is found for an id that was never given: */ is no end.
-- name: GetURLByID :one
SELECT id, title FROM books WHERE id = $1;

/* Books, all of them. */
-- name: list_books :many
SELECT id, title FROM books -- a comment inside
ORDER BY id;

-- name: ID :one
SELECT max(id) AS id FROM books;
