CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL);

CREATE TABLE prices (id integer PRIMARY KEY, price integer NOT NULL);

CREATE TABLE stocks (id integer PRIMARY KEY, copies integer NOT NULL);
