CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL, price integer);
INSERT INTO books (id, title, price) VALUES (1, 'Sea', 20), (2, 'Sky', NULL);
