CREATE TABLE authors (id integer PRIMARY KEY, name varchar(20) NOT NULL, city varchar(20));

CREATE TABLE books (id integer PRIMARY KEY, author_id integer);
