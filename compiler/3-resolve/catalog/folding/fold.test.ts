import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'
import type { Column, NamedType, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { arrayOf, scalar, type Type } from '../../../ir/type.ts'
import { createDraft, type Draft, getRelation } from '../draft.ts'
import { fold } from './fold.ts'

const named = (name: string, schema = 'public'): ObjectName => ({ schema, name })
const mood = (...labels: readonly string[]): NamedType => {
  return { kind: 'enum', schema: 'public', name: 'mood', labels }
}

function column(name: string, type: Type = scalar('int4')): Column {
  return {
    ...{ name, type, nullable: true, hasDefault: false, generated: 'none', identity: 'none' },
    ...{ hidden: false, collation: undefined, comment: undefined, place: undefined },
  }
}

function table(name: string, ...columns: readonly Column[]): Change {
  const relation: Relation = {
    ...{ kind: 'table', ...named(name), columns, primaryKey: undefined, uniqueKeys: [] },
    ...{ foreignKeys: [], checks: [], indexes: [], comment: undefined, place: undefined },
  }
  return { kind: 'create-relation', relation }
}

function foreignKey(from: string, to: string): Change {
  const references = { schema: 'public', relation: to, columns: ['id'] }
  const actions = { onDelete: 'no-action', onUpdate: 'no-action' } as const
  const key = { name: undefined, columns: ['id'], references, ...actions }
  return { kind: 'add-constraint', on: named(from), constraint: { kind: 'foreign-key', key } }
}

function folded(...changes: readonly Change[]): Draft {
  const draft = createDraft(postgresql)
  for (const change of changes) fold(draft, change)
  return draft
}

const targets = (draft: Draft, name: string) =>
  getRelation(draft, named(name)).foreignKeys.map(({ references }) => references)
const columnNames = (draft: Draft, name: string) =>
  getRelation(draft, named(name)).columns.map((each) => each.name)

test('a replaced type is new wherever it is embedded', () => {
  const domain = { kind: 'domain', ...named('d'), base: mood('a'), notNull: false } as const
  const row = { name: 'x', type: arrayOf(domain), nullable: true }
  const draft = folded(
    { kind: 'create-type', schema: 'public', type: mood('a') },
    { kind: 'create-type', schema: 'public', type: domain },
    {
      kind: 'create-type',
      schema: 'public',
      type: { kind: 'composite', ...named('c'), fields: [row] },
    },
    table('t', column('x', arrayOf(domain)), column('y')),
    { kind: 'replace-type', schema: 'public', type: mood('a', 'b') },
  )
  const now = arrayOf({ ...domain, base: mood('a', 'b') })
  assert.equal(getRelation(draft, named('t')).columns[0]?.type, now)
  const composite = draft.schemas.get('public')?.types.get('c')
  assert.equal(composite?.kind === 'composite' && composite.fields[0]?.type, now)
})

test('foreign keys follow what they point to, their own relation too', () => {
  const draft = folded(
    table('a', column('id')),
    table('b', column('id')),
    foreignKey('a', 'a'),
    foreignKey('b', 'a'),
    { kind: 'rename-relation', on: named('a'), to: named('c') },
    { kind: 'rename-column', on: named('c'), column: 'id', to: 'key' },
  )
  const target = { schema: 'public', relation: 'c', columns: ['key'] }
  assert.equal([targets(draft, 'c'), targets(draft, 'b')], [[target], [target]])
  fold(draft, { kind: 'drop-relation', on: named('c') })
  assert.equal(targets(draft, 'b'), [])
})

test('a new relation of an old name has none of its references', () => {
  const draft = folded(
    table('a', column('id')),
    table('b', column('id')),
    foreignKey('b', 'a'),
    { kind: 'drop-relation', on: named('a') },
    table('a', column('id')),
    { kind: 'rename-column', on: named('a'), column: 'id', to: 'key' },
  )
  assert.equal(targets(draft, 'b'), [])
})

test('heirs of heirs follow, until they leave', () => {
  const draft = folded(
    table('a', column('x')),
    table('b', column('x')),
    table('c', column('x')),
    { kind: 'inherit', on: named('b'), parent: named('a'), partition: false, inherited: ['x'] },
    { kind: 'inherit', on: named('c'), parent: named('b'), partition: false, inherited: ['x'] },
    { kind: 'add-column', on: named('a'), column: column('y'), position: { kind: 'first' } },
    { kind: 'disinherit', on: named('c'), parent: named('b') },
    { kind: 'drop-column', on: named('a'), column: 'x' },
  )
  assert.equal(
    ['a', 'b', 'c'].map((name) => columnNames(draft, name)),
    [['y'], ['y'], ['y', 'x']],
  )
})

test('a renamed schema takes everything along', () => {
  const draft = folded(
    { kind: 'create-type', schema: 'public', type: mood('a') },
    table('a', column('id'), column('m', mood('a'))),
    {
      kind: 'create-sequence',
      sequence: { ...named('s'), type: scalar('int8'), ownedBy: undefined },
    },
    foreignKey('a', 'a'),
    { kind: 'rename-schema', name: 'public', to: 'other' },
  )
  assert.is(draft.schemas.has('public'), false)
  const relation = getRelation(draft, named('a', 'other'))
  assert.equal(relation.columns[1]?.type, { ...mood('a'), schema: 'other' })
  assert.is(relation.foreignKeys[0]?.references.schema, 'other')
  assert.is(draft.schemas.get('other')?.sequences.get('s')?.schema, 'other')
})

test('the built-in catalog stays as it is', () => {
  const shared = postgresql.builtins.schemas.get('pg_catalog')
  const before = shared?.types.size
  const draft = folded({
    kind: 'create-type',
    schema: 'pg_catalog',
    type: { ...mood('a'), schema: 'pg_catalog' },
  })
  assert.is(draft.schemas.get('pg_catalog')?.types.has('mood'), true)
  assert.is(shared?.types.size, before)
})

test.run()
