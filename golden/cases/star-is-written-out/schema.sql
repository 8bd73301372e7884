CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL, price integer);

CREATE TABLE tags (book_id integer NOT NULL, tag varchar(20) NOT NULL);
