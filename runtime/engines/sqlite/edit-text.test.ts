import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Relation } from '../../../compiler/ir/catalog.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import { editText } from './edit-text.ts'

function relation(names: readonly string[], withoutRowid = false): Relation {
  const columns = names.map((name) => ({
    name,
    type: scalar('TEXT'),
    nullable: true,
    hasDefault: false,
    generated: 'none' as const,
    identity: 'none' as const,
    hidden: false,
    collation: undefined,
    comment: undefined,
    place: undefined,
  }))
  return {
    kind: 'table',
    schema: 'main',
    name: 't',
    columns,
    primaryKey: undefined,
    uniqueKeys: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comment: undefined,
    place: undefined,
    withoutRowid,
  }
}

const addressOf = (table: Relation) => editText.address(table).map(({ read }) => read)

test('a row is found by the name of the rowid that no column has', () => {
  assert.equal(addressOf(relation(['a'])), ['rowid'])
  assert.equal(addressOf(relation(['RowID', 'a'])), ['_rowid_'])
  assert.equal(addressOf(relation(['rowid', '_ROWID_'])), ['oid'])
  assert.equal(addressOf(relation(['rowid', '_rowid_', 'oid'])), [])
  assert.equal(addressOf(relation(['a'], true)), [])
})

test.run()
