CREATE TABLE parts (id integer PRIMARY KEY, a integer NOT NULL, b integer NOT NULL, r double NOT NULL);
