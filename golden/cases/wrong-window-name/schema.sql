CREATE TABLE books (id integer PRIMARY KEY, price integer NOT NULL);
