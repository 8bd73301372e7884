-- name: StarInOrder :many
SELECT * FROM books JOIN authors ON authors.id = books.author_id ORDER BY id;

-- name: JoinInParentheses :many
SELECT p.id, a.* FROM books b JOIN (authors a JOIN prices p ON p.id = a.id) ON a.id = b.author_id;

-- name: AsDeclared :many
SELECT ID, Books.TITLE, rowid AS number FROM books;

-- name: AsWritten :many
SELECT * FROM (SELECT ID, Title FROM books) AS b;

-- name: RowidOfSubquery :many
WITH b AS (SELECT rowid, oid FROM books) SELECT b.rowid, b.oid FROM b;

-- name: HiddenColumns :many
SELECT t.*, t.json FROM books b, json_each(b.tags) AS t;

-- name: OfPragma :many
SELECT * FROM pragma_table_info('books');

-- name: ReturnedOfAlias :many
UPDATE books AS b SET title = 'Sea' WHERE b.id = ? RETURNING *, books.title AS again;

-- name: NothingToSort :one
SELECT 1 AS one ORDER BY max(2);
