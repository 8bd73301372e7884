import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { leavesSession } from './marks-session.ts'

const check = (statement: string, expected: boolean) =>
  assert.is(leavesSession(statement), expected, statement)

test('plain definitions and rows that are written out leave a session alone', () => {
  check('CREATE TABLE t (id integer AUTO_INCREMENT PRIMARY KEY, name varchar(80))', true)
  check('create fulltext index t_name on t (name)', true)
  check('CREATE VIEW v AS SELECT id FROM t', true)
  check('ALTER TABLE t ADD COLUMN n integer DEFAULT 1', true)
  check("INSERT INTO t (id, name) VALUES (1, 'f(x)'), (2, NULL)", true)
  check('RENAME TABLE t TO u', true)
})

test('what ends with a session, is told by it, or may run any code does not', () => {
  check('CREATE TEMPORARY TABLE t (id integer)', false)
  check('CREATE TABLE t SELECT 1 AS n', false)
  check('CREATE DATABASE other', false)
  check('USE other', false)
  check('INSERT INTO t VALUES (@n)', false)
  check('INSERT INTO t VALUES (last_insert_id())', false)
  check('INSERT INTO t SELECT * FROM u', false)
  check('UPDATE t SET n = (@n := 5)', false)
  check('LOCK TABLES t WRITE', false)
  check('SET NAMES latin1', false)
  check('/*!40101 SET NAMES utf8 */', false)
  check('CALL anything()', false)
})

test.run()
