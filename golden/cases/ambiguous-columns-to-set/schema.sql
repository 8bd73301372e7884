CREATE TABLE a (id int PRIMARY KEY, n int, x int);
CREATE TABLE b (id int PRIMARY KEY, n int, y int);
