CREATE TABLE books (id integer PRIMARY KEY, title varchar(20) NOT NULL, price integer);

CREATE TABLE old_books (id integer PRIMARY KEY, title varchar(20) NOT NULL, price integer);
