CREATE TABLE authors (id integer PRIMARY KEY, name varchar(40) NOT NULL);

CREATE TABLE books (id integer PRIMARY KEY, author_id integer, title varchar(40) NOT NULL, price integer);

CREATE VIEW overview AS
SELECT b.id, b.title, a.name AS author, coalesce(b.price, 0) AS price
FROM books b LEFT JOIN authors a ON a.id = b.author_id;

CREATE VIEW totals (author, books) AS
SELECT a.name, count(*) FROM authors a JOIN books b ON b.author_id = a.id GROUP BY a.name;
