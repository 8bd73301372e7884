CREATE TABLE books (id integer PRIMARY KEY, sold boolean NOT NULL, tags text[] NOT NULL);
