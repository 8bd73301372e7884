CREATE TABLE authors (id integer PRIMARY KEY, name varchar(40) NOT NULL);

CREATE TABLE books (id integer PRIMARY KEY, author_id integer NOT NULL, name varchar(40) NOT NULL);
