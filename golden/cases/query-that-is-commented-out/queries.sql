-- name: First :many
SELECT id FROM books; -- a remark about the first

-- name: Old :many
-- SELECT id FROM books WHERE id > 10;

-- name: Second :many
-- All of them.
SELECT id FROM books; /* a remark
   about the second */
-- name: Third :many
SELECT id FROM books;

-- name: Never :exec
/* DELETE FROM books; */

-- quarry: off empty-query
-- name: Rested :many
-- SELECT id FROM books WHERE id > 20;

-- quarry: off many-rows
-- name: Any :one
SELECT id FROM books;
