import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { breaksTransaction, commitsItself } from './breaks-transaction.ts'

interface Expected {
  readonly breaks: boolean
  readonly commits: boolean
}

function check(statement: string, { breaks, commits }: Expected): void {
  assert.equal(
    { breaks: breaksTransaction(statement), commits: commitsItself(statement) },
    { breaks, commits },
    statement,
  )
}

test('a definition commits itself', () => {
  const expected = { breaks: true, commits: true }
  check('CREATE TABLE t (n int)', expected)
  check('create or replace table temporary (n int)', expected)
  check('/*!50001 CREATE VIEW v AS SELECT 1 */', expected)
  check('SET STATEMENT max_statement_time = 5 FOR DROP TABLE t', expected)
  check('-- why\nTRUNCATE t', expected)
})

test('what only the session sees commits nothing', () => {
  const expected = { breaks: false, commits: false }
  check('CREATE TEMPORARY TABLE t (n int)', expected)
  check('CREATE OR REPLACE TEMPORARY TABLE t (n int)', expected)
  check('DROP TEMPORARY TABLE t', expected)
  check('DROP TEMPORARY SEQUENCE s', expected)
  check('INSERT INTO t VALUES (1) /* create table */', expected)
})

test('what commits before it runs leaves open what it begins', () => {
  const expected = { breaks: true, commits: false }
  check('SET autocommit = 1', expected)
  check('LOCK TABLES t WRITE', expected)
  check('XA START "x"', expected)
})

test.run()
