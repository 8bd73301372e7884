CREATE TABLE books (id integer PRIMARY KEY, shop integer NOT NULL, title varchar(40) NOT NULL);
