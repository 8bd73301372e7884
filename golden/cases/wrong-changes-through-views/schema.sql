CREATE TABLE books (id integer PRIMARY KEY, title varchar(20) NOT NULL, price integer NOT NULL, double_price integer AS (price * 2));

CREATE TABLE sales (id integer PRIMARY KEY, book_id integer NOT NULL, amount integer NOT NULL);

CREATE VIEW sold AS SELECT b.id AS book, b.title, b.price, s.id AS sale, s.amount, s.book_id FROM books AS b JOIN sales AS s ON s.book_id = b.id;

CREATE VIEW sold_again AS SELECT book, title, price, amount FROM sold;

CREATE VIEW pairs AS SELECT p.id, p.title, q.title AS other FROM books AS p JOIN books AS q ON q.price = p.price;

CREATE VIEW unsold AS SELECT b.id, b.title, s.amount FROM books AS b LEFT JOIN sales AS s ON s.book_id = b.id;

CREATE VIEW priced AS SELECT id, title, price, double_price AS doubled FROM books;

CREATE VIEW computed AS SELECT id, title, price, price + 1 AS more FROM books;

CREATE VIEW bound AS SELECT s.id, s.book_id, s.amount FROM sales AS s JOIN (SELECT max(id) AS id FROM books) AS b ON b.id = s.book_id;
