CREATE TABLE books (id int PRIMARY KEY, title varchar(40) NOT NULL);

INSERT INTO books VALUES (1, 'Sea');

CREATE TRIGGER touched BEFORE UPDATE ON books FOR EACH ROW SET NEW.title = OLD.title;

SET sql_mode = 'ANSI';

SELECT 1;
