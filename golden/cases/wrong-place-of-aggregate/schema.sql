CREATE TABLE books (id integer PRIMARY KEY, shop integer NOT NULL, price integer NOT NULL);
