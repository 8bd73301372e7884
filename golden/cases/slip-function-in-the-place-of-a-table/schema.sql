CREATE TABLE "user" (id integer PRIMARY KEY, name varchar(40) NOT NULL);
