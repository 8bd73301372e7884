CREATE TABLE person (id int NOT NULL PRIMARY KEY, Name varchar(20) NOT NULL);
CREATE VIEW people AS SELECT id, Name FROM person;
