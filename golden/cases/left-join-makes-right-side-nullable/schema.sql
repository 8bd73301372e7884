CREATE TABLE authors (id integer PRIMARY KEY, name varchar(40) NOT NULL);

CREATE TABLE books (
  id integer PRIMARY KEY,
  author_id integer REFERENCES authors (id),
  title varchar(40) NOT NULL
);

CREATE TABLE editions (book_id integer NOT NULL REFERENCES books (id), isbn varchar(13) NOT NULL);
