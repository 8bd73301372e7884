CREATE TABLE a (id integer PRIMARY KEY, word varchar(10) NOT NULL, small smallint NOT NULL);

CREATE TABLE b (id integer PRIMARY KEY, word varchar(10), big bigint NOT NULL);
