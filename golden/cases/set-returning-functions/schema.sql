CREATE TABLE books (id integer PRIMARY KEY, tags text[] NOT NULL);

CREATE FUNCTION halves(n integer, OUT half integer) LANGUAGE sql AS $$ SELECT n / 2 $$;

CREATE FUNCTION tags_of(book integer) RETURNS TABLE (tag text)
LANGUAGE sql AS $$ SELECT unnest(tags) FROM books WHERE id = book $$;
