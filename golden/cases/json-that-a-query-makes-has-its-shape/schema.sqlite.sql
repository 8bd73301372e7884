CREATE TABLE authors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  born DATE,
  extra JSON
);

CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  author_id INTEGER REFERENCES authors,
  title TEXT NOT NULL,
  price NUMERIC,
  sold BOOLEAN NOT NULL,
  added DATETIME NOT NULL
);

CREATE VIEW shelves AS
SELECT a.id, json_group_array(json_object('title', b.title, 'price', b.price)) AS books
FROM authors a JOIN books b ON b.author_id = a.id
GROUP BY a.id;
