-- The id is that of the new row, where the driver tells it.
-- name: AddBook :execresult
INSERT INTO books (title) VALUES (sqlc.arg(title));

-- name: RetitleBooks :execresult
UPDATE books SET title = sqlc.arg(title) WHERE id > sqlc.arg(least);

-- name: AddBooks :batchexec
INSERT INTO books (title, made) VALUES (sqlc.arg(title), sqlc.arg(made));

-- name: RemoveBooks :batchexec
DELETE FROM books WHERE id = sqlc.arg(id);

-- name: FindBooks :batchone
SELECT id, title FROM books WHERE id = sqlc.arg(id);

-- name: ListBooks :batchmany
SELECT * FROM books WHERE title LIKE sqlc.arg(pattern) AND id > sqlc.arg(least) ORDER BY id;
