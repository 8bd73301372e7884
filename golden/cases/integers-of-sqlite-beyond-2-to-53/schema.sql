CREATE TABLE files (id integer PRIMARY KEY, size bigint NOT NULL, parts integer NOT NULL);
