CREATE TABLE books (id integer PRIMARY KEY);

DO $$
DECLARE
  suffix text := to_char(now(), 'YYYY');
BEGIN
  IF (SELECT count(*) FROM books) > 0 THEN
    ALTER TABLE books ADD COLUMN old boolean;
    INSERT INTO books VALUES (1);
    EXECUTE 'CREATE TABLE books_' || suffix || ' (id integer)';
  END IF;
END $$;

DO $$ BEGIN
  ALTER TABLE books
    ADD COLUMN shelf shelves;
  CREATE TABLE shelves (id integer PRIMARY KEY, book_id integer REFERENCES boks);
END $$;

DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_class WHERE relname = 'books') THEN
    RAISE EXCEPTION 'books are there';
  END IF;
END $$;
