CREATE TABLE people (id integer PRIMARY KEY, age integer NOT NULL, nick varchar(20));
