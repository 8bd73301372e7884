CREATE TABLE goods (code text PRIMARY KEY, amount integer NOT NULL, hint text);

CREATE TABLE parcels (id integer PRIMARY KEY, goods goods NOT NULL, others goods[] NOT NULL);

CREATE FUNCTION goods_of(integer) RETURNS SETOF goods LANGUAGE sql
  AS 'SELECT NULL::text, NULL::integer, NULL::text';
