CREATE DOMAIN label AS varchar(20);
CREATE TABLE books (id integer PRIMARY KEY, title label NOT NULL);
