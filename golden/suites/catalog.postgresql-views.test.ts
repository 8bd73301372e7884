import { test } from 'uvu'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { catalogCheck } from './catalog/check-catalog.ts'

const check = catalogCheck(postgresql, 'postgresql-15')

check('views that are changed: by the engine, by triggers, by rules; also through each other', {
  ddl: `
    CREATE TABLE t (a int, b text NOT NULL);
    CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN new; END $$;
    CREATE VIEW simple AS SELECT a, upper(b) AS c, b::text AS b FROM t WHERE a > 1 ORDER BY b;
    CREATE VIEW grouped AS SELECT a, count(*) AS n FROM t GROUP BY a;
    CREATE VIEW outer_of_grouped AS SELECT n FROM grouped;
    CREATE VIEW constant AS SELECT 1 AS one FROM t;
    CREATE TRIGGER writes INSTEAD OF INSERT OR UPDATE ON grouped FOR EACH ROW EXECUTE FUNCTION f();
    CREATE TRIGGER goes INSTEAD OF DELETE ON grouped FOR EACH ROW EXECUTE FUNCTION f();
    DROP TRIGGER goes ON grouped;
    ALTER TRIGGER writes ON grouped RENAME TO wrote;
    CREATE RULE old AS ON UPDATE TO constant DO INSTEAD NOTHING;
    CREATE RULE made AS ON INSERT TO constant WHERE new.one > 1 DO INSTEAD INSERT INTO t VALUES (1, 'x');
    CREATE RULE told AS ON DELETE TO constant DO INSTEAD DELETE FROM t RETURNING a;
    CREATE RULE besides AS ON DELETE TO t DO ALSO DELETE FROM grouped;
    DROP RULE old ON constant;`,
  catalog: `
    function public.f() -> trigger
    table public.t
      rule besides beside delete
      a int4
      b text not null
    view public.simple
      computes c
      a int4 not null
      c text not null
      b text not null
    view public.grouped
      trigger wrote always insert, update returns
      refuses delete
      a int4
      n int8 not null
    view public.outer_of_grouped
      refuses delete
      n int8 not null
    view public.constant
      rule made on-condition insert
      rule told always delete returns
      refuses insert, update
      one int4 not null`,
})

check('a view of a sequence takes no change', {
  ddl: `
    CREATE SEQUENCE numbers;
    CREATE VIEW newest AS SELECT last_value AS number FROM numbers;`,
  catalog: `
    sequence public.numbers int8
    view public.newest
      refuses insert, update, delete
      number int8 not null`,
})

check('views go on reading what they were made of, under whatever name', {
  ddl: `
    CREATE TABLE a (id int NOT NULL, x int NOT NULL);
    CREATE TABLE b (y int NOT NULL);
    CREATE VIEW all_of_both AS SELECT * FROM a, b;
    ALTER TABLE b ALTER y DROP NOT NULL;
    ALTER TABLE a ADD z int NOT NULL;
    CREATE TABLE c (id int PRIMARY KEY, x int NOT NULL, d int NOT NULL);
    CREATE VIEW of_c AS SELECT * FROM c;
    ALTER TABLE c RENAME COLUMN x TO y;
    ALTER TABLE c RENAME TO d;
    CREATE TABLE c (id int, x int, d int);
    ALTER TABLE d ALTER d DROP NOT NULL;
    CREATE TABLE e (x int NOT NULL);
    CREATE VIEW of_e AS SELECT x FROM e;
    ALTER VIEW of_e RENAME TO of_f;
    ALTER TABLE e ALTER x DROP NOT NULL;
    CREATE SCHEMA app;
    SET search_path = app;
    CREATE TABLE t (k int NOT NULL);
    CREATE VIEW of_t AS SELECT k FROM t;
    SET search_path = public;
    CREATE TABLE swapped (a int NOT NULL);
    CREATE TABLE other (a int);
    CREATE VIEW of_swapped AS SELECT swapped.a, other.a AS b FROM swapped, other;
    ALTER TABLE swapped RENAME TO passing;
    ALTER TABLE other RENAME TO swapped;
    ALTER TABLE passing RENAME TO other;
    ALTER TABLE app.t SET SCHEMA public;`,
  catalog: `
    table public.a
      id int4 not null
      x int4 not null
      z int4 not null
    table public.b
      y int4
    view public.all_of_both
      refuses insert, update, delete
      id int4 not null
      x int4 not null
      y int4
    view public.of_c
      id int4 not null
      x int4 not null
      d int4
    table public.d
      id int4 not null
      y int4 not null
      d int4
      primary key c_pkey (id)
    table public.c
      id int4
      x int4
      d int4
    table public.e
      x int4
    view public.of_f
      x int4
    view public.of_swapped
      refuses insert, update, delete
      a int4 not null
      b int4
    table public.swapped
      a int4
    table public.other
      a int4 not null
    table public.t
      k int4 not null
    schema app
    view app.of_t
      k int4 not null`,
})

check('casts of the schema', {
  ddl: `
    CREATE TYPE mood AS ENUM ('sad', 'ok');
    CREATE TYPE pair AS (x int, y text);
    CREATE FUNCTION f(pair) RETURNS int LANGUAGE sql AS 'SELECT 1';
    CREATE CAST (varchar AS mood) WITH INOUT AS IMPLICIT;
    CREATE CAST (pair AS int) WITH FUNCTION f(pair) AS ASSIGNMENT;
    CREATE CAST (mood AS int) WITH INOUT;
    DROP CAST (mood AS int);
    DROP CAST IF EXISTS (mood AS int);`,
  catalog: `
    cast varchar as public.mood by text implicit
    cast public.pair as int4 by function assignment
    type public.mood enum sad, ok
    type public.pair composite (x int4, y text)
    function public.f(- public.pair) -> int4`,
})

test.run()
