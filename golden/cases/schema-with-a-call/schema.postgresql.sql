CREATE TABLE books (id integer PRIMARY KEY);

DO $$ BEGIN NULL; END $$;
