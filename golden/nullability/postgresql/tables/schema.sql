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

CREATE VIEW shown AS SELECT id, name, nick FROM person;
CREATE FUNCTION taken() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER shown_as INSTEAD OF INSERT OR UPDATE ON shown FOR EACH ROW EXECUTE FUNCTION taken();

CREATE TABLE parcel (
  id integer PRIMARY KEY,
  goods goods NOT NULL,
  labels label[] NOT NULL,
  next integer GENERATED ALWAYS AS (id + 1) STORED,
  same integer GENERATED ALWAYS AS (nullif(id, id)) STORED
);

CREATE FUNCTION outs(OUT a integer, OUT b text) LANGUAGE sql AS 'SELECT NULL::integer, NULL::text';
CREATE FUNCTION goods_of(integer) RETURNS SETOF goods LANGUAGE sql AS 'SELECT NULL::text, NULL::integer, NULL::text';
CREATE FUNCTION good_of(integer) RETURNS goods LANGUAGE sql AS 'SELECT NULL::goods';
CREATE AGGREGATE own_sum(integer) (SFUNC = int4pl, STYPE = integer);

CREATE TABLE parent (id integer PRIMARY KEY, own integer NOT NULL NO INHERIT, shared integer NOT NULL);
CREATE TABLE heir () INHERITS (parent);
CREATE VIEW parents AS SELECT own, shared FROM parent;
CREATE TABLE grandchild (own integer) INHERITS (heir);

CREATE TABLE sale (
  id integer PRIMARY KEY,
  price integer NOT NULL,
  rebate integer,
  payer integer,
  payee integer,
  twice integer GENERATED ALWAYS AS (price * 2) STORED,
  less integer GENERATED ALWAYS AS (price - rebate) STORED,
  least integer GENERATED ALWAYS AS (price - coalesce(rebate, 0)) VIRTUAL,
  loose integer GENERATED ALWAYS AS (price + 1) STORED,
  lost integer GENERATED ALWAYS AS (price + 2) STORED,
  paid integer GENERATED ALWAYS AS (payer + 1) STORED,
  unsure integer,
  CHECK (payer IS NOT NULL AND (payee > 0 OR payee IS NOT NULL)),
  CHECK (unsure > 0)
);
ALTER TABLE sale RENAME payer TO buyer;
ALTER TABLE sale RENAME price TO amount;
ALTER TABLE sale ALTER loose SET EXPRESSION AS (rebate + 1);
ALTER TABLE sale ALTER lost DROP EXPRESSION;
ALTER TABLE sale ADD trusted integer, ADD CONSTRAINT trust CHECK (trusted IS NOT NULL) NOT VALID;
ALTER TABLE sale ADD dropped integer, ADD CONSTRAINT hold CHECK (dropped IS NOT NULL);
ALTER TABLE sale DROP CONSTRAINT hold;

CREATE TABLE part_of (id integer NOT NULL, twice integer GENERATED ALWAYS AS (id * 2) STORED) PARTITION BY RANGE (id);
CREATE TABLE part_one PARTITION OF part_of (twice GENERATED ALWAYS AS (nullif(id, id)) STORED) DEFAULT;
CREATE TABLE base (id integer NOT NULL, twice integer GENERATED ALWAYS AS (id * 2) STORED, CONSTRAINT own CHECK (id IS NOT NULL));
CREATE TABLE derived (twice integer GENERATED ALWAYS AS (nullif(id, id)) STORED) INHERITS (base);

CREATE TYPE pair2 AS (a integer, b text);
CREATE DOMAIN nn_text AS text NOT NULL;
CREATE DOMAIN deep AS nn_text;
CREATE TABLE para (id integer PRIMARY KEY, v integer);
CREATE TABLE heirs (extra text) INHERITS (para);
ALTER TABLE ONLY para ADD CONSTRAINT vch CHECK (v > 0) NO INHERIT;
CREATE TABLE part (k integer NOT NULL, v integer NOT NULL, w integer) PARTITION BY LIST (k);
CREATE TABLE part1 PARTITION OF part FOR VALUES IN (1);
CREATE TABLE part_d PARTITION OF part DEFAULT;
CREATE TABLE gen (a integer, b integer NOT NULL, c integer GENERATED ALWAYS AS (a + 1) STORED, d integer GENERATED ALWAYS AS (b + 1) STORED, e integer NOT NULL GENERATED ALWAYS AS (coalesce(a, 0)) STORED, f text GENERATED ALWAYS AS (CASE WHEN a > 0 THEN 'x' END) VIRTUAL);
CREATE TABLE fk1 (id integer PRIMARY KEY, t integer NOT NULL, u integer);
ALTER TABLE fk1 ADD CONSTRAINT fk1_t FOREIGN KEY (t) REFERENCES team (id) NOT VALID;
ALTER TABLE fk1 ADD CONSTRAINT fk1_u FOREIGN KEY (u) REFERENCES team (id) NOT ENFORCED;
CREATE TABLE nnv (id integer PRIMARY KEY, a integer, b integer);
INSERT INTO nnv VALUES (1, NULL, NULL);
ALTER TABLE nnv ADD CONSTRAINT a_nn NOT NULL a NOT VALID;
CREATE FUNCTION blank() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.w := NULL; RETURN NEW; END';
CREATE TABLE trg (id integer PRIMARY KEY, w integer);
CREATE TRIGGER trg_b BEFORE INSERT OR UPDATE ON trg FOR EACH ROW EXECUTE FUNCTION blank();
CREATE TABLE ground (id integer PRIMARY KEY, note text, kept text NOT NULL);
CREATE VIEW upd AS SELECT id, note, kept FROM ground WHERE note IS NOT NULL;
CREATE VIEW upd_c AS SELECT id, note, kept FROM ground WHERE note IS NOT NULL WITH CHECK OPTION;
CREATE VIEW sec WITH (security_invoker = true, security_barrier = true) AS SELECT t.name, p.age FROM person p LEFT JOIN team t ON t.id = p.team_id WHERE p.age IS NOT NULL;
CREATE TABLE comp (id integer PRIMARY KEY, p pair2 NOT NULL, q pair2, ps pair2[] NOT NULL, d deep, m integer[][] NOT NULL);
CREATE MATERIALIZED VIEW matv AS SELECT p.id, t.name FROM person p LEFT JOIN team t ON t.id = p.team_id;

CREATE TABLE ruled (id integer PRIMARY KEY, name text NOT NULL);
CREATE RULE made AS ON INSERT TO ruled DO INSTEAD INSERT INTO goods (code, amount) VALUES (new.name, new.id)
  RETURNING goods.amount, goods.hint;
CREATE RULE gone AS ON DELETE TO ruled DO INSTEAD DELETE FROM goods WHERE amount > 1000 RETURNING goods.amount, goods.hint;

CREATE DOMAIN soft AS integer NOT NULL;
CREATE DOMAIN softer AS soft;
CREATE TABLE softened (soft soft NOT NULL, softer softer);
CREATE VIEW softened_view AS SELECT softer FROM softened;
ALTER DOMAIN soft DROP NOT NULL;

CREATE TABLE ship (id integer PRIMARY KEY, x integer, y integer NOT NULL, t text, u text NOT NULL);
CREATE TABLE port (id integer PRIMARY KEY, ship_id integer, z integer NOT NULL, t text, x integer);
CREATE TABLE berth (id integer PRIMARY KEY, port_id integer NOT NULL, w text, x integer);
CREATE VIEW moored AS SELECT ship.id, ship.x, port.z, port.id AS port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id;
CREATE VIEW listed AS SELECT id, ship.y, port.z FROM ship FULL JOIN port USING (id);

CREATE TABLE quay (id integer PRIMARY KEY, held text NOT NULL, loose text NOT NULL);
CREATE VIEW berthed AS SELECT p.id, b.id AS bid, b.held, b.loose FROM (VALUES (1), (2)) p (id) LEFT JOIN quay b ON b.id = p.id;
ALTER VIEW berthed RENAME COLUMN held TO swapped;
ALTER VIEW berthed RENAME COLUMN loose TO held;
ALTER VIEW berthed RENAME COLUMN swapped TO loose;
ALTER TABLE quay ALTER loose DROP NOT NULL;
INSERT INTO quay VALUES (1, 'h', NULL);
CREATE MATERIALIZED VIEW mat_berthed AS TABLE berthed;
CREATE VIEW berth_sets AS SELECT b.id, b.held FROM (VALUES (1), (2)) p (id) LEFT JOIN quay b ON b.id = p.id
  GROUP BY GROUPING SETS ((b.id, b.held), (b.id), (b.held));

CREATE DOMAIN stamp AS integer NOT NULL;
CREATE DOMAIN seal AS stamp;
CREATE DOMAIN mark AS integer CHECK (VALUE IS NOT NULL);
CREATE DOMAIN stamp_list AS stamp[] NOT NULL;
CREATE DOMAIN late AS integer;
CREATE TYPE crest AS (part stamp, other integer);
CREATE TABLE letter (
  id integer PRIMARY KEY,
  stamp stamp,
  seal seal,
  mark mark,
  own stamp NOT NULL,
  held stamp CHECK (held IS NOT NULL),
  list stamp_list,
  stamps stamp[] NOT NULL,
  crest crest NOT NULL,
  late late,
  next integer GENERATED ALWAYS AS (stamp + 1) STORED,
  sure integer GENERATED ALWAYS AS (own + held) STORED
);
ALTER DOMAIN late SET NOT NULL;
INSERT INTO letter VALUES (1, 1, 1, 1, 1, 1, '{1}', '{1}', ROW(1, 1), 1);
INSERT INTO letter (id, stamp, seal, mark, own, held, list, stamps, crest, late)
  SELECT 2, l.stamp, l.seal, l.mark, 2, 2, l.list, ARRAY[l.stamp], ROW(l.stamp, 2)::crest, l.late
  FROM (VALUES (1)) v (i) LEFT JOIN letter l ON false;
CREATE VIEW letters AS SELECT id, stamp, own FROM letter;
CREATE TABLE letter_copy AS SELECT id, stamp, own FROM letter;
CREATE VIEW copies AS SELECT id, stamp, own FROM letter_copy;
CREATE TABLE sealed (crest crest, stamps stamp[]);
CREATE TABLE letter_like (LIKE letter);
INSERT INTO letter_like (id, stamp, own, held, list, stamps, crest, seal, mark, late)
  SELECT id, stamp, own, held, list, stamps, crest, seal, mark, late FROM letter;
CREATE TABLE old_letter (extra integer, stamp stamp NOT NULL) INHERITS (letter);
CREATE TABLE older_letter () INHERITS (old_letter);
CREATE TABLE routed (id integer, stamp stamp) PARTITION BY LIST (id);
CREATE TABLE routed_any PARTITION OF routed DEFAULT;
INSERT INTO routed SELECT id, stamp FROM letter;
CREATE TABLE resealed (a stamp, b stamp NOT NULL, c integer, d stamp, e integer NOT NULL);
ALTER TABLE resealed ALTER a SET NOT NULL, ALTER b DROP NOT NULL, ALTER c TYPE stamp, ALTER d TYPE integer, ALTER e TYPE stamp, ADD COLUMN f stamp;
INSERT INTO resealed SELECT 1, stamp, stamp, stamp, 1, stamp FROM letter;
CREATE TABLE seal_key (stamp stamp PRIMARY KEY, other stamp UNIQUE);
INSERT INTO seal_key SELECT id, stamp FROM letter;
CREATE TABLE seal_use (id integer PRIMARY KEY, stamp stamp REFERENCES seal_key);
INSERT INTO seal_use SELECT id, stamp FROM letter;
CREATE FUNCTION no_stamp() RETURNS stamp LANGUAGE sql AS 'SELECT stamp FROM letter WHERE false';
CREATE FUNCTION strict_stamp(integer) RETURNS stamp LANGUAGE sql STRICT AS 'SELECT stamp FROM letter WHERE id = $1';
CREATE FUNCTION all_letters() RETURNS SETOF letter LANGUAGE sql AS 'SELECT * FROM letter';
CREATE FUNCTION out_stamp(OUT a stamp, OUT b integer) LANGUAGE plpgsql AS 'BEGIN b := 1; END';
CREATE FUNCTION stamp_rows() RETURNS TABLE (a stamp) LANGUAGE sql AS 'SELECT stamp FROM letter';

CREATE VIEW ruled_goods AS SELECT code, amount, hint FROM goods WHERE hint IS NOT NULL;
CREATE RULE gone AS ON DELETE TO ruled_goods DO INSTEAD DELETE FROM goods WHERE code = old.code
  RETURNING code, nullif(amount, amount), NULL::text;
CREATE VIEW ruled_twice AS SELECT code, amount, hint FROM ruled_goods;

CREATE RECURSIVE VIEW public.counting (n, v) AS SELECT 1, 'a' UNION ALL SELECT n + 1, nullif(v, 'a') FROM counting WHERE n < 3;

CREATE VIEW told_anew AS SELECT code, amount, hint FROM goods WHERE hint IS NOT NULL;
CREATE VIEW reads_anew AS SELECT hint, amount FROM told_anew;
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO told_anew
  DO INSTEAD SELECT code, nullif(amount, amount) AS amount, hint FROM goods;
CREATE TABLE proof (id integer PRIMARY KEY, n integer NOT NULL, g integer GENERATED ALWAYS AS (n * 2) STORED, c text CHECK (c IS NOT NULL), lost text CHECK (lost IS NOT NULL));
CREATE VIEW proofs AS SELECT g, c, lost FROM proof;
CREATE VIEW proofs_twice AS SELECT g + 1 AS g, upper(c) AS c, lost FROM proofs;
CREATE MATERIALIZED VIEW proofs_kept AS SELECT g, c, lost FROM proofs;
ALTER TABLE proof DROP CONSTRAINT proof_lost_check;
CREATE TABLE regained (id integer PRIMARY KEY, a integer NOT NULL, b integer NOT NULL);
CREATE VIEW regained_view AS SELECT a, b FROM regained;
CREATE MATERIALIZED VIEW regained_kept AS SELECT a, b FROM regained_view;
ALTER TABLE regained ALTER a DROP NOT NULL;
INSERT INTO regained VALUES (1, NULL, 1);
REFRESH MATERIALIZED VIEW regained_kept;
DELETE FROM regained;
ALTER TABLE regained ALTER a SET NOT NULL;
