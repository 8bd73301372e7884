CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL);
