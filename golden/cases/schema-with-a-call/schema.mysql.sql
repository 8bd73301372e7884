CREATE TABLE books (id int PRIMARY KEY);

DO sleep(0);
