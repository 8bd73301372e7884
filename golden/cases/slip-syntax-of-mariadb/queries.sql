-- name: AddBook :one
INSERT INTO books (title) VALUES (sqlc.arg(title)) RETURNING id;

-- name: RemoveBook :one
DELETE FROM books WHERE id = sqlc.arg(id) RETURNING title;

-- name: NextNumber :one
SELECT NEXT VALUE FOR numbers AS number;

-- name: OldPrices :many
SELECT price FROM prices FOR SYSTEM_TIME ALL;

-- name: FirstBooks :many
SELECT title FROM books ORDER BY title OFFSET 5 ROWS FETCH NEXT 5 ROWS ONLY;

-- name: SomeTitles :one
SELECT GROUP_CONCAT(title ORDER BY title LIMIT 3) AS titles FROM books;

-- name: LockBook :one
SELECT title FROM books WHERE id = 1 FOR UPDATE WAIT 5;

-- name: Pretty :one
SELECT JSON_DETAILED('{}') AS document;

-- name: Other :many
SELECT NVL2(title, 1, 2) AS n FROM books;

-- name: RenameBook :one
UPDATE books SET title = 'x' WHERE id = 1 RETURNING title;
