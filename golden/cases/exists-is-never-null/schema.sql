CREATE TABLE authors (id integer PRIMARY KEY, name varchar(40) NOT NULL, rival_id integer);

CREATE TABLE books (id integer PRIMARY KEY, author_id integer);
