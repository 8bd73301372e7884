CREATE TABLE pairs (id integer PRIMARY KEY, a integer NOT NULL, b integer, word varchar(10));
