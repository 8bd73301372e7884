import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { leavesSession } from './marks-session.ts'

const check = (statement: string, expected: boolean) =>
  assert.is(leavesSession(statement), expected, statement)

test('definitions that run nothing of the user leave a session alone', () => {
  check('CREATE TABLE t (id bigint GENERATED ALWAYS AS IDENTITY, n integer DEFAULT f())', true)
  check('create unique index t_name on t (lower(name)) where (n > 1)', true)
  check('CREATE INDEX ON public.t USING btree (a, b) INCLUDE (c)', true)
  check('CREATE OR REPLACE VIEW v AS SELECT id, count(*) FROM t GROUP BY id', true)
  check('ALTER TABLE t ADD COLUMN n varchar(80) DEFAULT now()', true)
  check('ALTER TABLE t ADD CONSTRAINT c FOREIGN KEY (a, b) REFERENCES public.u (a, b)', true)
  check("ALTER TABLE t ADD CHECK (name <> 'f(x)'), ALTER n TYPE numeric(8, 2)", true)
})

test('what may run any code does not, and neither does what fires triggers', () => {
  check('INSERT INTO t (id, name) VALUES (1, NULL)', false)
  check('UPDATE t SET n = 1', false)
  check('DELETE FROM t', false)
  check('TRUNCATE t', false)
  check('ALTER TABLE t ADD COLUMN n bigint DEFAULT f()', false)
  check('ALTER TABLE t ADD CHECK (is_valid(n))', false)
  check('ALTER TABLE t ALTER n TYPE text USING as_text(n)', false)
  check('ALTER TABLE t VALIDATE CONSTRAINT c', false)
  check('ALTER TABLE t ATTACH PARTITION p DEFAULT', false)
  check('CREATE INDEX i ON t (f(n))', false)
  check('DO $$ BEGIN NULL; END $$', false)
  check('SET search_path = other', false)
  check('COPY t FROM stdin', false)
  check('LOCK TABLE t', false)
})

test('what ends with a session, and tables that are filled as they are made, do not', () => {
  check('CREATE TEMP TABLE t (id integer)', false)
  check('CREATE TABLE pg_temp.t (id integer)', false)
  check('CREATE TEMPORARY VIEW v AS SELECT 1', false)
  check('CREATE TABLE t AS SELECT prepare_all()', false)
  check('CREATE TABLE t (n) AS (SELECT prepare_all())', false)
  check('CREATE MATERIALIZED VIEW v AS SELECT prepare_all()', false)
})

test.run()
