CREATE TABLE books (id int PRIMARY KEY, title varchar(40) NOT NULL, state enum('lent', 'here'));
