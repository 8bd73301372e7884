CREATE TABLE books (id int PRIMARY KEY, size intt);

CREATE TABLE books (id int);

ALTER TABLE boks ADD COLUMN price int;

ALTER TABLE books DROP COLUMN price;

ALTER TABLE books ADD COLUMN id int;

CREATE INDEX books_author ON books (author);

DROP TABLE papers;

CREATE TABLE `lines` (book int, id int, id int);
