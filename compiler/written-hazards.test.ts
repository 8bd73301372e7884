import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'
import { writtenHazards, writtenLosses } from './written-hazards.ts'

/** `kind object: count`, one a line. */
function check(sql: string, expected: string, dialect: Dialect = postgresql): void {
  const found = writtenHazards(sql, dialect).map(
    ({ kind, object, count }) => `${kind} ${object}: ${count ?? ''}`,
  )
  assert.is(found.join('\n'), expected)
  const losses = writtenHazards(sql, dialect).filter(({ kind }) => kind === 'data-loss')
  assert.equal(writtenLosses(sql, dialect), losses)
}

test('what takes rows away', () => {
  check(
    'DROP TABLE a, s."B c"',
    'data-loss table a: SELECT count(*) FROM a\ndata-loss table s.B c: SELECT count(*) FROM s."B c"',
  )
  check(
    'ALTER TABLE a ADD COLUMN x int, DROP COLUMN IF EXISTS y',
    'data-loss column a.y: SELECT count(*) FROM a WHERE y IS NOT NULL',
  )
  check('TRUNCATE TABLE a', 'data-loss rows of a: SELECT count(*) FROM a')
  check('DELETE FROM a', 'data-loss rows of a: SELECT count(*) FROM a')
  check('DELETE FROM a WHERE x = 1', '')
  check('DROP SCHEMA s CASCADE', 'data-loss schema s: ')
  check('DROP VIEW v', '')
  check('DROP TEMPORARY TABLE t', '', mysql)
  check('DROP TABLE `order`', 'data-loss table order: SELECT count(*) FROM `order`', mysql)
})

test('what is slow, or keeps others waiting, differs by engine', () => {
  const count = 'SELECT count(*) FROM a'
  check('CREATE INDEX i ON a (x)', `long-lock table a: ${count}`)
  check('CREATE INDEX CONCURRENTLY i ON a (x)', '')
  check('CREATE INDEX i ON a (x)', '', mysql)
  check('CREATE INDEX i ON a (x)', '', sqlite)
  check('ALTER TABLE a ALTER COLUMN x TYPE bigint', `rewrite column a.x: ${count}`)
  check('ALTER TABLE a MODIFY x bigint', `rewrite column a.x: ${count}`, mysql)
  check('ALTER TABLE a ALTER x SET NOT NULL', `long-lock column a.x: ${count}`)
  check('ALTER TABLE a ADD CHECK (x > 0)', `long-lock table a: ${count}`)
  check('ALTER TABLE a ADD CONSTRAINT c CHECK (x > 0) NOT VALID', '')
})

test('what is no SQL is no hazard', () => {
  check('CREATE TABLE a (x int)', '')
  check('DROPP TABLE a', '')
})

test.run()
