CREATE TABLE people (id integer PRIMARY KEY, nick varchar(20), age integer);
