import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { leavesSession } from './marks-session.ts'

const check = (statement: string, expected: boolean) =>
  assert.is(leavesSession(statement), expected, statement)

test('plain definitions and rows that are written out leave a session alone', () => {
  check('CREATE TABLE t (id bigint GENERATED ALWAYS AS IDENTITY, name varchar(80))', true)
  check('create unique index concurrently t_name on t (lower(name))', true)
  check('CREATE OR REPLACE VIEW v AS SELECT id, count(*) FROM t GROUP BY id', true)
  check('ALTER TABLE t ADD COLUMN n integer DEFAULT 1', true)
  check("-- two rows\nINSERT INTO t (id, name) VALUES (1, 'f(x)'), (2, lower('B'))", true)
  check('UPDATE t SET name = upper(name) WHERE id IN (1, 2)', true)
  check('DELETE FROM t WHERE NOT (id = 1)', true)
})

test('what ends with a session, is told by it, or may run any code does not', () => {
  check('CREATE TEMP TABLE t (id integer)', false)
  check('CREATE TABLE pg_temp.t (id integer)', false)
  check('CREATE TEMPORARY VIEW v AS SELECT 1', false)
  check('CREATE TABLE t AS SELECT prepare_all()', false)
  check('CREATE TABLE t (n) AS (SELECT prepare_all())', false)
  check('CREATE MATERIALIZED VIEW v AS SELECT prepare_all()', false)
  check('INSERT INTO t VALUES (prepare_all())', false)
  check('INSERT INTO t SELECT * FROM prepare_all()', false)
  check('INSERT INTO t VALUES (lastval())', false)
  check("UPDATE t SET name = current_setting('app.name')", false)
  check('ALTER TABLE t ADD COLUMN n bigint DEFAULT pg_advisory_lock(1)', false)
  check('DO $$ BEGIN NULL; END $$', false)
  check('SET search_path = other', false)
  check('COPY t FROM stdin', false)
  check('CREATE FUNCTION f() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$', false)
  check('LOCK TABLE t', false)
})

test.run()
