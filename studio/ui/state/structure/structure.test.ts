import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ForeignKey, Index } from '../../../api/tables.ts'
import { quotedName, sqlPath } from '../sql/sql-path.ts'
import { kindWord, objectPath } from './object-path.ts'
import { unindexedKeys } from './unindexed-keys.ts'

const key = (...columns: string[]): ForeignKey => ({
  name: null,
  columns,
  references: { schema: 'public', table: 'others', columns: ['id'] },
  onDelete: 'no-action',
  onUpdate: 'no-action',
})

const index = (columns: readonly (string | null)[], where: string | boolean = false): Index => ({
  name: 'i',
  columns: [...columns],
  parts: [],
  included: [],
  unique: false,
  primaryKey: false,
  method: null,
  where,
  bytes: null,
  scans: null,
})

test('a foreign key needs an index that begins with its columns', () => {
  const a = key('a')
  assert.equal(unindexedKeys([a], []), [a])
  assert.equal(unindexedKeys([a], [index(['b', 'a'])]), [a])
  assert.equal(unindexedKeys([a], [index(['a', 'b'])]), [])
  assert.equal(unindexedKeys([a], [index([null, 'a'])]), [a])
  assert.equal(unindexedKeys([a], [index(['a'], 'b > 1')]), [a])
  assert.equal(unindexedKeys([key('a', 'b')], [index(['b', 'a'])]), [])
  assert.equal(unindexedKeys([key('a', 'b')], [index(['a', 'c', 'b'])]).length, 1)
})

test('objects have pages', () => {
  const named = { schema: 'public', name: 'a/b?' }
  assert.is(objectPath({ kind: 'view', ...named }), '/tables/public/a%2Fb%3F/structure')
  assert.is(objectPath({ kind: 'trigger', ...named }), '/objects/trigger/public/a%2Fb%3F')
  assert.is(kindWord('materialized-view'), 'Materialized view')
  assert.is(kindWord('wand'), 'wand')
})

test('names and statements keep every sign', () => {
  assert.is(quotedName('a"b', '"'), '"a""b"')
  assert.is(sqlPath('SELECT 1 & 2'), '/sql?query=SELECT%201%20%26%202')
})

test.run()
