CREATE TABLE notes (id integer PRIMARY KEY, body varchar(40) NOT NULL, seen integer);
