CREATE TABLE books (id integer PRIMARY KEY, title varchar(20) NOT NULL, price integer NOT NULL);
