CREATE TABLE words (id integer PRIMARY KEY, word varchar(10) NOT NULL, score integer);
