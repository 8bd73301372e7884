CREATE TABLE books (isbn varchar(13) NOT NULL, title varchar(40) NOT NULL, UNIQUE (isbn));

CREATE TABLE prices (isbn varchar(13) NOT NULL, price integer NOT NULL, UNIQUE (isbn));
