CREATE DOMAIN label AS text NOT NULL;
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
CREATE TYPE point2 AS (x integer, y integer);

CREATE TABLE thing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tag label,
  size positive,
  items integer[] NOT NULL,
  more integer[],
  doc jsonb NOT NULL,
  spare jsonb,
  place point2 NOT NULL,
  made timestamptz NOT NULL,
  until timestamptz,
  ranged int4range NOT NULL,
  total integer GENERATED ALWAYS AS (coalesce(size, 0) + 1) STORED,
  checked integer CHECK (checked IS NOT NULL),
  flag boolean
);

CREATE TABLE child (
  id integer PRIMARY KEY,
  thing_id bigint NOT NULL REFERENCES thing (id),
  other_id bigint REFERENCES thing (id),
  note text
);

CREATE TABLE goods (code text PRIMARY KEY, amount integer NOT NULL, hint text);

CREATE FUNCTION maybe_twice(integer) RETURNS integer LANGUAGE sql AS 'SELECT CASE WHEN $1 > 5 THEN $1 * 2 END';
CREATE FUNCTION strict_none(integer) RETURNS integer LANGUAGE sql STRICT AS 'SELECT NULL::integer';
CREATE FUNCTION rows_of() RETURNS TABLE (a integer, b text) LANGUAGE sql AS 'SELECT 1, NULL::text';
CREATE FUNCTION some_ids() RETURNS SETOF integer LANGUAGE sql AS 'SELECT NULL::integer';
