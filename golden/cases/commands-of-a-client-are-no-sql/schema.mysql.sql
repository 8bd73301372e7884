source types.sql
CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL);
DELIMITER '//'
CREATE PROCEDURE tidy() BEGIN DELETE FROM books WHERE id < 0; END//
delimiter ;
CREATE TABLE shelves (id integer PRIMARY KEY)\G
