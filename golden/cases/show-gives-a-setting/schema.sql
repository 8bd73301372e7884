CREATE TABLE notes (id integer PRIMARY KEY);
