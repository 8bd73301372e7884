import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { renamedStatement } from './renamed-statement.ts'

function check(sql: string, statement: string, name: string): void {
  test(sql, () => assert.equal(renamedStatement(sql, 'n'), { statement, name }))
}

check('CREATE TABLE t (a)', 'CREATE TABLE "n" (a)', 't')
check(
  'create table if not exists main."T ""x"" (" (a)',
  'create table if not exists main."n" (a)',
  'T "x" (',
)
check(
  '-- t\nCREATE TABLE t /* t. */ (t INT REFERENCES t (t), CHECK (t.t > 0 AND "T".[t] IS NOT \'t.t\'))',
  '-- t\nCREATE TABLE "n" /* t. */ (t INT REFERENCES t (t), CHECK ("n".t > 0 AND "n".[t] IS NOT \'t.t\'))',
  't',
)
check('CREATE VIRTUAL TABLE t USING fts5(t)', 'CREATE VIRTUAL TABLE "n" USING fts5(t)', 't')

for (const sql of [
  'CREATE TABLE t AS SELECT 1',
  'CREATE TEMP TABLE t (a)',
  'CREATE TABLE temp.t (a)',
  'CREATE VIEW t AS SELECT 1',
  '',
])
  test(`no table is made by ${sql}`, () => {
    assert.throws(() => renamedStatement(sql, 'n'), /a CREATE TABLE statement/)
  })

test.run()
