import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { leavesSession } from './marks-session.ts'

const check = (statement: string, expected: boolean) =>
  assert.is(leavesSession(statement), expected, statement)

test('definitions leave a session alone', () => {
  check('CREATE TABLE t (id integer AUTO_INCREMENT PRIMARY KEY, name varchar(80))', true)
  check('create fulltext index t_name on t (name)', true)
  check('CREATE VIEW v AS SELECT id FROM t', true)
  check('ALTER TABLE t ADD COLUMN n integer DEFAULT 1', true)
  check('RENAME TABLE t TO u', true)
})

test('what ends with the session, fires triggers or may run any code does not', () => {
  check('CREATE TEMPORARY TABLE t (id integer)', false)
  check('CREATE TABLE t SELECT 1 AS n', false)
  check('CREATE DATABASE other', false)
  check('USE other', false)
  check('INSERT INTO t VALUES (1)', false)
  check('UPDATE t SET n = (@n := 5)', false)
  check('LOCK TABLES t WRITE', false)
  check('SET NAMES latin1', false)
  check('/*!40101 SET NAMES utf8 */', false)
  check('CALL anything()', false)
})

test.run()
