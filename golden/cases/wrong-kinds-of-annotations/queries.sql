-- name: Many :lots
SELECT id FROM books;

-- name: Typo :mny
SELECT id FROM books;

-- name: Rows :execrows
DELETE FROM books;

-- name: Iterate :iter
SELECT id FROM books;

-- name: Batch :batchmany
SELECT id FROM books;

-- name: Lists :batchexec
DELETE FROM books WHERE id IN (sqlc.slice(ids));

-- In PostgreSQL RETURNING gives the id.
-- name: LastId :execlastid
INSERT INTO books (id, title) VALUES (sqlc.arg(id), 'Sea');
