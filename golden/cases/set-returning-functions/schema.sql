CREATE TABLE books (id integer PRIMARY KEY, tags text[] NOT NULL);
