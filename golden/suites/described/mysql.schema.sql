CREATE TABLE t (id int PRIMARY KEY, a int, v varchar(20), b blob, g geometry, tt text);
