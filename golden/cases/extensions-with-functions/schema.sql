CREATE EXTENSION tablefunc;
CREATE EXTENSION intarray;
CREATE EXTENSION earthdistance CASCADE;
CREATE EXTENSION pg_trgm;
CREATE TABLE places (
  id integer PRIMARY KEY,
  name text NOT NULL,
  tags integer[] NOT NULL,
  at earth
);
CREATE INDEX ON places USING gin (tags gin__int_ops);
CREATE INDEX ON places USING gist (at);
CREATE INDEX ON places USING gin (name gin_trgm_ops);
