CREATE TABLE authors (id integer PRIMARY KEY, name text NOT NULL UNIQUE);

CREATE TABLE books (
  id integer PRIMARY KEY,
  author_id integer REFERENCES authors (id) ON DELETE CASCADE,
  title text NOT NULL DEFAULT 'untitled'
);

CREATE INDEX books_title ON books (title, author_id DESC);
