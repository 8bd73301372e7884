CREATE SCHEMA shop;

CREATE TYPE shop.mood AS ENUM ('good', 'bad');

CREATE TABLE books (id serial PRIMARY KEY, title text, mood shop.mood);

CREATE TABLE sales (book integer REFERENCES books);

CREATE VIEW titles AS SELECT title FROM books;

DROP TABLE books;

ALTER TABLE books DROP COLUMN title;

ALTER TABLE books ALTER COLUMN title TYPE varchar(10);

ALTER TABLE books DROP CONSTRAINT books_pkey;

DROP INDEX books_pkey;

DROP SEQUENCE books_id_seq;

CREATE SEQUENCE tills;

CREATE VIEW last_till AS SELECT last_value FROM tills;

DROP SEQUENCE tills;

DROP TYPE shop.mood;

DROP SCHEMA shop;

DROP VIEW IF EXISTS books;

ALTER TABLE books DROP COLUMN title CASCADE;

CREATE FUNCTION price(book integer) RETURNS integer IMMUTABLE RETURN book;

CREATE FUNCTION price(title text) RETURNS integer IMMUTABLE RETURN length(title);

DROP FUNCTION price;

ALTER FUNCTION price VOLATILE;
