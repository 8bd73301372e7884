CREATE TABLE word (id int PRIMARY KEY, plain varchar(40) CHARACTER SET latin1 NOT NULL);
