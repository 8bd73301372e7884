CREATE TABLE book (id integer PRIMARY KEY, name text, dropped integer, price integer NOT NULL);

ALTER TABLE book RENAME TO books;
ALTER TABLE books RENAME COLUMN name TO title;
ALTER TABLE books ADD COLUMN pages smallint NOT NULL DEFAULT 1;
ALTER TABLE books DROP COLUMN dropped;
ALTER TABLE books ALTER COLUMN title SET NOT NULL;
ALTER TABLE books ALTER COLUMN price DROP NOT NULL, ALTER COLUMN price TYPE numeric(8, 2);
