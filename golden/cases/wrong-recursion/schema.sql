CREATE TABLE parts (id integer PRIMARY KEY, whole integer REFERENCES parts (id), weight numeric(8, 2) NOT NULL);
