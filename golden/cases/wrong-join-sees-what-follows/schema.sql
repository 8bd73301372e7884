CREATE TABLE books (id integer PRIMARY KEY, shelf integer NOT NULL);
