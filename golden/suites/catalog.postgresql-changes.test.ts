import { test } from 'uvu'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { catalogCheck } from './catalog/check-catalog.ts'

const check = catalogCheck(postgresql, 'postgresql-15')

check('ALTER TABLE on columns', {
  ddl: `
    CREATE TABLE t (a int, b int NOT NULL, c text);
    ALTER TABLE t
      ADD COLUMN d serial,
      ADD COLUMN IF NOT EXISTS b int,
      ADD e text NOT NULL DEFAULT '' UNIQUE,
      ALTER COLUMN a TYPE bigint USING a::bigint,
      ALTER a SET NOT NULL,
      ALTER b DROP NOT NULL,
      ALTER b SET DEFAULT 1,
      DROP COLUMN c,
      DROP COLUMN IF EXISTS z;
    ALTER TABLE t RENAME COLUMN e TO f;
    ALTER TABLE t ALTER b DROP DEFAULT;
    ALTER TABLE t ALTER b SET NOT NULL, ALTER b ADD GENERATED ALWAYS AS IDENTITY;
    ALTER TABLE IF EXISTS nothing ADD COLUMN a int;`,
  catalog: `
    sequence public.t_d_seq int4 of t.d
    table public.t
      a int8 not null
      b int4 not null identity always
      d int4 not null default identity auto-increment
      f text not null default
      unique t_e_key (f)`,
})

check('ALTER TABLE on constraints, by the names that the engine gave', {
  ddl: `
    CREATE TABLE o (id int PRIMARY KEY);
    CREATE TABLE t (
      id int PRIMARY KEY, a int UNIQUE, b int REFERENCES o, c int CHECK (c > 0), UNIQUE (a, b), UNIQUE (b, c)
    );
    ALTER TABLE t DROP CONSTRAINT t_a_b_key, DROP CONSTRAINT t_b_c_key;
    ALTER TABLE t DROP CONSTRAINT t_c_check;
    ALTER TABLE t DROP CONSTRAINT t_b_fkey;
    ALTER TABLE t RENAME CONSTRAINT t_pkey TO t_id;
    ALTER TABLE t RENAME TO u;
    ALTER TABLE u DROP CONSTRAINT IF EXISTS nothing;
    ALTER TABLE u ADD CONSTRAINT to_o FOREIGN KEY (a) REFERENCES o (id) NOT VALID;`,
  catalog: `
    table public.o
      id int4 not null
      primary key o_pkey (id)
    table public.u
      id int4 not null
      a int4
      b int4
      c int4
      primary key t_id (id)
      unique t_a_key (a)
      foreign key to_o (a) -> public.o (id) on delete no-action on update no-action`,
})

check('what refers to a renamed or dropped thing follows it', {
  ddl: `
    CREATE SCHEMA s;
    CREATE TABLE o (id int PRIMARY KEY, x int UNIQUE);
    CREATE TABLE t (a int REFERENCES o (id), b int REFERENCES o (x));
    ALTER TABLE o RENAME id TO key;
    ALTER TABLE o RENAME TO p;
    ALTER TABLE p SET SCHEMA s;
    ALTER TABLE s.p DROP COLUMN x CASCADE;`,
  catalog: `
    table public.t
      a int4
      b int4
      foreign key t_a_fkey (a) -> s.p (key) on delete no-action on update no-action
    schema s
    table s.p
      key int4 not null
      primary key o_pkey (key)`,
})

check('DROP', {
  ddl: `
    CREATE TABLE o (id serial PRIMARY KEY);
    CREATE TABLE t (a int REFERENCES o);
    CREATE TYPE e AS ENUM ('a');
    CREATE SEQUENCE q;
    CREATE SCHEMA s;
    CREATE TABLE s.t (a int);
    DROP TABLE IF EXISTS nothing, o CASCADE;
    DROP TYPE e;
    DROP SEQUENCE q;
    DROP SCHEMA s CASCADE;
    CREATE TABLE o (id serial);`,
  catalog: `
    sequence public.o_id_seq int4 of o.id
    table public.t
      a int4
    table public.o
      id int4 not null default identity auto-increment`,
})

test.run()
