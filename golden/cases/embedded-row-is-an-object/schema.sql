CREATE TABLE authors (id integer PRIMARY KEY, name varchar(40) NOT NULL, born date);

CREATE TABLE books (
  id integer PRIMARY KEY,
  author_id integer REFERENCES authors (id),
  title varchar(40) NOT NULL
);

-- No column of a note tells a note that is missing from one that is empty.
CREATE TABLE notes (book_id integer REFERENCES books (id), note varchar(40));
