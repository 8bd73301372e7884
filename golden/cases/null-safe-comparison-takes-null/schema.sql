CREATE TABLE people (id integer PRIMARY KEY, nick varchar(10));
