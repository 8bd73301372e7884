CREATE TABLE people (id integer PRIMARY KEY, name varchar(20) NOT NULL, nick varchar(20), age integer);
