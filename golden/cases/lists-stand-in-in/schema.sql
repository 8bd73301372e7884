CREATE TABLE books (id integer PRIMARY KEY, title varchar(80) NOT NULL, price integer);
