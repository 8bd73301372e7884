DO $$ BEGIN
  CREATE TYPE "genre" AS ENUM ('novel', 'poetry');
EXCEPTION
  WHEN duplicate_object THEN null;
END $$;
CREATE TABLE authors (id integer PRIMARY KEY);
CREATE TABLE books (id integer PRIMARY KEY, author_id integer, genre genre NOT NULL);
DO $$ BEGIN
  CREATE TYPE "genre" AS ENUM ('verse');
EXCEPTION
  WHEN duplicate_object THEN null;
END $$;
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_name = 'books' AND column_name = 'title') THEN
    ALTER TABLE books ADD COLUMN title text NOT NULL;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM pg_type WHERE typname = 'genre') THEN
    CREATE TYPE genre AS ENUM ();
  END IF;
END $$;
