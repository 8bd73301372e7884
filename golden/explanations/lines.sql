CREATE TABLE line (
  price integer NOT NULL,
  amount integer CHECK (amount IS NOT NULL),
  total integer GENERATED ALWAYS AS (price * amount) STORED
);

CREATE TABLE stock (code text CONSTRAINT coded NOT NULL NO INHERIT, status text NOT NULL);

CREATE TABLE old_stock () INHERITS (stock);

CREATE DOMAIN code AS text NOT NULL;

CREATE DOMAIN short_code AS code;

CREATE TABLE coded (id integer PRIMARY KEY, code short_code, own code NOT NULL);

CREATE VIEW codes AS SELECT code FROM coded;
