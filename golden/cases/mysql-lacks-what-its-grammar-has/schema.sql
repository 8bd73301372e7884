CREATE TABLE books (id integer PRIMARY KEY, title varchar(20) NOT NULL, price decimal(6, 2), info json);

CREATE TABLE sales (id integer PRIMARY KEY, book_id integer NOT NULL, amount integer NOT NULL);

CREATE VIEW priced AS SELECT id, price * 2 AS doubled, 7 AS seven FROM books;

CREATE VIEW titles AS SELECT DISTINCT title FROM books;

CREATE VIEW counted AS SELECT amount, (SELECT count(*) FROM books) AS books FROM sales;

CREATE ALGORITHM = TEMPTABLE VIEW copied AS SELECT id, seven FROM priced;

CREATE VIEW plain AS SELECT id, title FROM books;

CREATE VIEW sold AS SELECT b.title, s.amount, s.amount * b.price AS total FROM sales AS s JOIN books AS b ON b.id = s.book_id;

CREATE VIEW dearest AS SELECT id, price FROM books WHERE price = (SELECT max(price) FROM books);

CREATE VIEW wrapped AS SELECT id, (SELECT title) AS title, price IN (SELECT 7) AS is_seven, any_value(price) AS price FROM books;

CREATE VIEW partly AS SELECT id, (SELECT price) + 1 AS price FROM books;

CREATE VIEW by_sales AS SELECT id FROM books ORDER BY (SELECT max(amount) FROM sales);

CREATE VIEW once_by_sales AS SELECT DISTINCT id FROM by_sales;

CREATE VIEW sorted_once AS SELECT DISTINCT id FROM books ORDER BY (SELECT max(amount) FROM sales);

CREATE VIEW numbered AS WITH RECURSIVE n AS (SELECT 1 AS a UNION SELECT a + 1 FROM n WHERE a < 3) SELECT a FROM n;
