CREATE TABLE trips (id integer PRIMARY KEY, origin varchar(20) NOT NULL, target varchar(20) NOT NULL);
