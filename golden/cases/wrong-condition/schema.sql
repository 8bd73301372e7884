CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL, sold boolean NOT NULL);
