CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL);

INSERT INTO books VALUES (1, 'Sea');

CREATE FUNCTION shout(word text) RETURNS text LANGUAGE sql AS $$ SELECT upper(word) || '!' $$;

CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;

CREATE TRIGGER touched BEFORE UPDATE ON books FOR EACH ROW EXECUTE FUNCTION touch();

GRANT SELECT ON books TO public;

SET statement_timeout = 0;

SELECT 1;
