CREATE TABLE word (id int PRIMARY KEY, plain varchar(40) NOT NULL, other varchar(40) COLLATE utf8mb4_bin NOT NULL);
