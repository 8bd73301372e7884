CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL, released date NOT NULL, sold boolean NOT NULL);
