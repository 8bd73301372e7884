CREATE TYPE colour AS ENUM ('red', 'deep blue');

CREATE TABLE books (
  id integer PRIMARY KEY,
  tags text[] NOT NULL,
  prices numeric[],
  colours colour[],
  grid integer[][]
);
