CREATE TABLE t (id int PRIMARY KEY, a int);
