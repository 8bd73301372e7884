CREATE TABLE books (id integer NOT NULL PRIMARY KEY, title varchar(40) NOT NULL);
