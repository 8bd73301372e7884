CREATE TABLE words (id integer PRIMARY KEY, word varchar(20) NOT NULL, other varchar(20));
