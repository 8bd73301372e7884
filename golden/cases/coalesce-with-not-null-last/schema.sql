CREATE TABLE people (id integer PRIMARY KEY, nick varchar(20), name varchar(40) NOT NULL, age integer, height integer);
