CREATE TABLE books (id integer PRIMARY KEY, title varchar(20) NOT NULL, price decimal(6, 2), info json);

CREATE TABLE sales (id integer PRIMARY KEY, book_id integer NOT NULL, amount integer NOT NULL);
