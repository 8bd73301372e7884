CREATE TABLE readings (id integer NOT NULL PRIMARY KEY, height integer NOT NULL);
