import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { targetTable } from './target-table.ts'

const tables: Readonly<Record<string, string | undefined>> = {
  'CREATE TABLE a (id int, b int REFERENCES b (id))': 'a',
  'create table if not exists `a b``c` (id int)': 'a b`c',
  'ALTER TABLE a\n  ADD COLUMN b int': 'a',
  'CREATE UNIQUE INDEX i ON a (b)': 'a',
  'CREATE INDEX i USING BTREE ON a(b)': 'a',
  'DROP INDEX i ON a': 'a',
  'CREATE TABLE other.a (id int)': undefined,
  'CREATE TABLE `other` . a (id int)': undefined,
  'CREATE INDEX `i on b c` ON a (b)': undefined,
  'ALTER TABLE a RENAME TO b': undefined,
  'CREATE TABLE a SELECT 1': undefined,
  'ALTER TABLE a EXCHANGE PARTITION p WITH TABLE b': undefined,
  'ALTER /* a */ TABLE a ADD b int': undefined,
  'CREATE TEMPORARY TABLE a (id int)': undefined,
  'DROP TABLE a, b': undefined,
}

for (const [statement, expected] of Object.entries(tables))
  test(statement, () => assert.is(targetTable(statement), expected))

test.run()
