-- name: CreateCheap :exec
CREATE TEMPORARY TABLE cheap (id integer PRIMARY KEY, title varchar(40) NOT NULL, price integer NOT NULL);

-- name: FillCheap :execrows
INSERT INTO cheap (id, title, price) SELECT id, title, price FROM books WHERE price < sqlc.arg(most);

-- name: ListCheap :many
SELECT id, price FROM cheap ORDER BY id;

-- name: GetCheap :one
SELECT b.title, c.price FROM cheap c JOIN books b ON b.id = c.id WHERE c.id = sqlc.arg(id);

-- What the table is made of has its types from the query.
-- name: CreateTitles :exec
CREATE TEMPORARY TABLE titles AS SELECT title, price FROM books;

-- name: ListTitles :many
SELECT title, price FROM titles ORDER BY title;

-- There is such a table already.
-- name: CreateBooks :exec
CREATE TABLE IF NOT EXISTS books (id integer PRIMARY KEY, title varchar(40));

-- name: ListBooks :many
SELECT id, title FROM books ORDER BY id;

-- name: IndexBooks :exec
CREATE INDEX books_by_price ON books (price);

-- name: CreateDear :exec
CREATE VIEW dear AS SELECT id, title FROM books WHERE price > 10;

-- name: ListDear :many
SELECT id, title FROM dear ORDER BY id;

-- name: DropDear :exec
DROP VIEW dear;

-- name: AddColumn :exec
ALTER TABLE books ADD COLUMN isbn varchar(20);
