CREATE TABLE books (id integer PRIMARY KEY, colour color NOT NULL, size intt, shop shop.kind);

CREATE TABLE books (id integer);

CREATE TABLE shop.orders (id integer);

ALTER TABLE boks ADD COLUMN price integer;

ALTER TABLE books DROP COLUMN price;

ALTER TABLE books DROP CONSTRAINT books_price;

ALTER TABLE books ADD COLUMN id integer;

CREATE INDEX books_author ON books (author);

DROP TABLE papers;

DROP TYPE mood;

CREATE TYPE mood AS ENUM ('a');

CREATE TYPE mood AS ENUM ('b');

CREATE TABLE lines (book integer REFERENCES bookz (id), id integer, id integer);
