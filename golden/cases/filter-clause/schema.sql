CREATE TABLE readings (id integer PRIMARY KEY, sensor varchar(10) NOT NULL, amount integer NOT NULL);
