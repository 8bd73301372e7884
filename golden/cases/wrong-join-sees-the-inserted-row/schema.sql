CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL, price integer);

CREATE TABLE orders (id integer PRIMARY KEY, book_id integer NOT NULL);
