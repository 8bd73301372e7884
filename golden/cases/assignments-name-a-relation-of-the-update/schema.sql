CREATE TABLE books (id integer PRIMARY KEY, title varchar(20) NOT NULL);

CREATE TABLE sales (id integer PRIMARY KEY, book_id integer NOT NULL, title varchar(20));
