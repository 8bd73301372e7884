import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column } from '../../../api/tables.ts'
import { keptColumns } from './kept-columns.ts'

function column(name: string, type = 'text'): Column {
  return {
    name,
    type,
    kind: 'text',
    nullable: true,
    primaryKey: false,
    generated: false,
    identity: false,
    default: null,
    writable: true,
    addressable: true,
    ordered: true,
    comment: null,
  }
}

test('equal columns are those that were shown', () => {
  const shown = [column('a'), column('b')]
  assert.is(keptColumns(shown, [column('a'), column('b')]), shown)
})

test('only a column that has changed is another one', () => {
  const shown = [column('a'), column('b')]
  const kept = keptColumns(shown, [column('b', 'int'), column('a'), column('c')])
  assert.is(kept[1], shown[0])
  assert.equal(
    kept.map(({ name, type }) => `${name} ${type}`),
    ['b int', 'a text', 'c text'],
  )
})

test('a column that is gone is left out', () => {
  const shown = [column('a'), column('b')]
  const kept = keptColumns(shown, [column('b')])
  assert.is(kept.length, 1)
  assert.is(kept[0], shown[1])
})

test.run()
