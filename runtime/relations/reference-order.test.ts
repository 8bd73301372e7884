import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ForeignKey, Relation } from '../../compiler/ir/catalog.ts'
import { orderByReferences, type Reference } from './reference-order.ts'

function relation(name: string, ...targets: readonly string[]): Relation {
  return {
    kind: 'table',
    schema: 'public',
    name,
    columns: [],
    primaryKey: undefined,
    uniqueKeys: [],
    foreignKeys: targets.map(foreignKey),
    checks: [],
    indexes: [],
    comment: undefined,
    place: undefined,
  }
}

function foreignKey(target: string): ForeignKey {
  return {
    name: undefined,
    columns: [`${target}_id`],
    references: { schema: 'public', relation: target, columns: ['id'] },
    onDelete: 'no-action',
    onUpdate: 'no-action',
  }
}

const shown = ({ from, to }: Reference) => `${from.name}->${to.name}`

test('what is referred to comes first, and equal tables keep their order', () => {
  const tables = [relation('a', 'c'), relation('b'), relation('c', 'b'), relation('d', 'elsewhere')]
  const { relations, cut } = orderByReferences(tables)
  assert.equal(
    relations.map(({ name }) => name),
    ['b', 'c', 'a', 'd'],
  )
  assert.equal(cut, [])
})

test('a circle is cut where it costs least, and a table that refers to itself stands in no way', () => {
  const tables = [relation('a', 'b', 'a'), relation('b', 'c'), relation('c', 'a')]
  const { relations, cut } = orderByReferences(tables, ({ from }) => (from.name === 'b' ? 1 : 0))
  assert.equal(
    relations.map(({ name }) => name),
    ['b', 'a', 'c'],
  )
  assert.equal(cut.map(shown), ['a->a', 'b->c'])
})

test('two tables that refer to each other beside a tail that hangs on them', () => {
  const tables = [relation('tail', 'a'), relation('a', 'b'), relation('b', 'a')]
  const { relations, cut } = orderByReferences(tables)
  assert.equal(
    relations.map(({ name }) => name),
    ['a', 'tail', 'b'],
  )
  assert.equal(cut.map(shown), ['a->b'])
})

test.run()
