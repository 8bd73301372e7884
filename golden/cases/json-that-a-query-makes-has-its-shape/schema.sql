CREATE TYPE mood AS ENUM ('calm', 'wild');

CREATE TYPE spot AS (x integer, label text);

CREATE TABLE authors (
  id integer PRIMARY KEY,
  name text NOT NULL,
  born date,
  mood mood NOT NULL,
  tags text[] NOT NULL,
  home spot,
  extra jsonb
);

CREATE TABLE books (
  id bigint PRIMARY KEY,
  author_id integer REFERENCES authors,
  title text NOT NULL,
  price numeric(8, 2),
  sold boolean NOT NULL,
  cover bytea,
  added timestamptz NOT NULL
);

CREATE VIEW shelves AS
SELECT a.id, jsonb_agg(jsonb_build_object('title', b.title, 'price', b.price)) AS books
FROM authors a JOIN books b ON b.author_id = a.id
GROUP BY a.id;
