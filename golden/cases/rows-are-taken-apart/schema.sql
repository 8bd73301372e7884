CREATE TYPE place AS (shelf text, level integer);
CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL, place place, former place);
CREATE TABLE places (shelf text, level integer);
CREATE FUNCTION place_of(book integer) RETURNS place LANGUAGE sql AS $$SELECT ROW('A', book)::place$$;
CREATE FUNCTION lowest(OUT shelf text, OUT level integer) LANGUAGE sql AS $$SELECT 'A', 0$$;
