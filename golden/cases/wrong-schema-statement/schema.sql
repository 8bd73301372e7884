CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL);

CREATE TABLE papers (id integer PRIMARY KEY,, title varchar(40));

CREATE TABL shelves (id integer);
