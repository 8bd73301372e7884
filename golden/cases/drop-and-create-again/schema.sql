CREATE TABLE books (id integer PRIMARY KEY, old_title varchar(40));

CREATE INDEX books_title ON books (old_title);

DROP TABLE books;

DROP TABLE IF EXISTS papers;

CREATE TABLE IF NOT EXISTS books (id integer PRIMARY KEY, title varchar(40) NOT NULL);

CREATE TABLE IF NOT EXISTS books (id integer PRIMARY KEY, ignored integer);

CREATE UNIQUE INDEX books_title ON books (title);
