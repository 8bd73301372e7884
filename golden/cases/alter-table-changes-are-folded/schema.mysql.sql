CREATE TABLE book (id integer PRIMARY KEY, name varchar(40), dropped integer, price integer NOT NULL);

ALTER TABLE book RENAME TO books;
ALTER TABLE books RENAME COLUMN name TO title;
ALTER TABLE books ADD COLUMN pages smallint NOT NULL DEFAULT 1 AFTER title;
ALTER TABLE books DROP COLUMN dropped;
ALTER TABLE books MODIFY COLUMN title varchar(80) NOT NULL;
ALTER TABLE books CHANGE COLUMN price price decimal(8, 2) NULL;
