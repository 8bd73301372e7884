CREATE TABLE people (id integer PRIMARY KEY, name varchar(20) NOT NULL, boss_id integer);
