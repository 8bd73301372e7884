CREATE TABLE docs (id integer PRIMARY KEY, body jsonb NOT NULL, extra json);
