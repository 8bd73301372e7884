-- name: Many :lots
SELECT id FROM books;

-- name: Typo :mny
SELECT id FROM books;

-- name: Rows :execrows
DELETE FROM books;

-- name: Result :execresult
DELETE FROM books;

-- name: Batch :batchmany
SELECT id FROM books;
