.mode csv
.read types.sql
CREATE TABLE books (id integer PRIMARY KEY NOT NULL, title text NOT NULL);
CREATE TABLE shelves (id integer PRIMARY KEY NOT NULL);
