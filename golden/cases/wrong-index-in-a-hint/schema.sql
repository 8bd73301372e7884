CREATE TABLE books (id int PRIMARY KEY, a int, b int, KEY by_a (a), UNIQUE (b), CONSTRAINT both_of UNIQUE (a, b));
