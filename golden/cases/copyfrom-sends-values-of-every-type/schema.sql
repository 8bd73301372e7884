CREATE SCHEMA own;
CREATE TYPE own.mood AS ENUM ('sad', 'glad');
CREATE DOMAIN own.code AS char(3) CHECK (VALUE <> '');
CREATE TYPE own.pair AS (a int, b text);
CREATE TABLE own.things (
  id bigint PRIMARY KEY,
  mood own.mood NOT NULL,
  code own.code,
  bits bit(3),
  letter "char",
  short varchar(3),
  numbers int[],
  grid text[][],
  document jsonb NOT NULL,
  data bytea,
  made timestamptz,
  day date,
  amount numeric(8, 2),
  ratio float8,
  pair own.pair,
  span int4range,
  ok boolean
);
