CREATE TYPE place AS (shelf text, level integer);
CREATE TABLE books (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text, tags text[], place place);
