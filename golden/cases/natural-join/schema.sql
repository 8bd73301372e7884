CREATE TABLE books (isbn varchar(13) NOT NULL, shop integer NOT NULL, title varchar(40) NOT NULL);

CREATE TABLE prices (shop integer NOT NULL, isbn varchar(13) NOT NULL, price integer NOT NULL);
