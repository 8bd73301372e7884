CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL, price integer NOT NULL);
