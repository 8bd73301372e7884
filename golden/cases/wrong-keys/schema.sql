CREATE TABLE books (id integer PRIMARY KEY, isbn text UNIQUE, title text, extra json);

ALTER TABLE books ADD CONSTRAINT twice UNIQUE (title, title);

ALTER TABLE books ADD UNIQUE (extra);

CREATE TABLE sales (book integer REFERENCES books (title));

CREATE TABLE loans (book text REFERENCES books);

CREATE VIEW titles AS SELECT id, title FROM books;

CREATE TABLE reviews (book integer REFERENCES titles (id));

CREATE TABLE drafts (id integer);

CREATE TABLE pages (draft integer REFERENCES drafts);

CREATE TABLE events (at date, id integer, PRIMARY KEY (id)) PARTITION BY RANGE (at);
