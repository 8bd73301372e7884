import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SchemaKind, SchemaKinds } from '../schema-kind.ts'
import { definitionsOf, type SchemaObject } from '../schema-object.ts'
import { step } from '../step.ts'
import { planSteps } from './plan-steps.ts'

/** A kind that says what is done to which object, with what is inlined. */
function kind(stands: SchemaKind['stands'], more: Partial<SchemaKind> = {}): SchemaKind {
  return {
    stands,
    create: ({ id }, inlined) => [
      step(['create', id, ...inlined.map((each) => each.id)].join(' ')),
    ],
    drop: ({ id }) => [step(`drop ${id}`)],
    alter: ({ to }) => ({ steps: [step(`alter ${to.id}`)] }),
    ...more,
  }
}

const kinds: SchemaKinds = {
  table: kind('own', { occupies: ({ name }) => name }),
  column: kind('inline', {
    alter: ({ to }) => ({
      steps: [step(`alter ${to.id}`)],
      disturbs: (dependent) => dependent.kind === 'view',
    }),
  }),
  key: kind('separable'),
  index: kind('own', { alter: () => undefined }),
  view: kind('own', { occupies: ({ name }) => name }),
  rule: kind('own', { rebinds: true }),
  type: kind('own', { alter: () => undefined }),
  field: kind('part'),
}

/** `view v < column t.a = text ~ view w`: what it needs, is and mentions; a dot stands behind its parent. */
function parse(line: string): SchemaObject {
  const [text = '', mentioned] = line.split(' ~ ')
  const [left = '', is] = text.split(' = ')
  const [id = '', needs = ''] = left.split(' < ')
  const [of = '', name = ''] = id.split(' ')
  const table = name.includes('.') ? name.slice(0, name.indexOf('.')) : undefined
  const parent = table && `${of === 'field' ? 'type' : 'table'} ${table}`
  const needed = needs === '' ? [] : needs.split(', ')
  const mentions = mentioned === undefined ? [] : [mentioned]
  return {
    id,
    kind: of,
    schema: undefined,
    name,
    parent,
    attributes: { is },
    needs: needed,
    mentions,
  }
}

function check(
  from: readonly string[],
  to: readonly string[],
  expected: readonly string[],
  of: SchemaKinds = kinds,
): void {
  const sides = { from: definitionsOf(from.map(parse)), to: definitionsOf(to.map(parse)) }
  assert.equal(
    planSteps(sides, { kinds: of }).map(({ sql }) => sql),
    expected,
  )
  assert.equal(planSteps({ from: sides.to, to: sides.to }, { kinds: of }), [])
}

test('a table comes and goes with its columns, an index has a statement of its own', () => {
  const table = ['table t', 'column t.a', 'index t.i < column t.a']
  check([], table, ['create table t column t.a', 'create index t.i'])
  check(table, [], ['drop table t'])
})

test('what needs another comes behind it and goes before it', () => {
  const all = ['view w < view v', 'view v < column t.a', 'table t', 'column t.a']
  check([], all, ['create table t column t.a', 'create view v', 'create view w'])
  check(all, [], ['drop view w', 'drop view v', 'drop table t'])
})

test('foreign keys in a circle are made behind the tables, others inside of them', () => {
  const two = ['table a', 'key a.k < table b', 'table b', 'key b.k < table a']
  check([], two, ['create table a', 'create table b', 'create key a.k', 'create key b.k'])
  check(two, [], ['drop key b.k', 'drop key a.k', 'drop table b', 'drop table a'])
  const chain = ['table a', 'key a.k < table b', 'table b']
  check([], chain, ['create table b', 'create table a key a.k'])
})

test('what stands in the way of a change goes and comes back, with what needs it', () => {
  const of = (type: string) => [
    'table t',
    `column t.a = ${type}`,
    'index t.i < column t.a',
    'view v < column t.a',
    'view w < view v',
  ]
  check(of('int'), of('text'), [
    'drop view w',
    'drop view v',
    'alter column t.a',
    'create view v',
    'create view w',
  ])
})

test('what cannot be altered is made anew, with its children', () => {
  const of = (value: string) => ['table t', 'column t.a', `index t.i = ${value}`]
  check(of('x'), of('y'), ['drop index t.i', 'create index t.i'])
  const type = (value: string) => [`type e = ${value}`, 'view v < type e']
  check(type('x'), type('y'), ['drop view v', 'drop type e', 'create type e', 'create view v'])
})

test('what is bound to an object that goes is made anew for the one that it finds instead', () => {
  const of = (type: string) => [`type ${type}`, `rule r < type ${type}`]
  const steps = ['drop rule r', 'drop type f', 'create type g', 'create rule r']
  check(of('f'), of('g'), steps)
})

test('what is touched goes and comes with what reads it', () => {
  const types: SchemaKinds = {
    ...kinds,
    type: kind('own', {
      alter: () => ({
        steps: [step('replace')],
        touches: ['column t.a'],
        disturbs: ({ kind: of }) => of === 'view',
      }),
    }),
  }
  const of = (value: string) => [
    `type e = ${value}`,
    'table t',
    'column t.a < type e',
    'view v < column t.a',
  ]
  check(of('x'), of('y'), ['drop view v', 'replace', 'create view v'], types)
})

test('a part is a change of its parent', () => {
  check(
    ['type e', 'field e.a'],
    ['type e', 'field e.a = int'],
    ['drop type e', 'create type e field e.a'],
  )
  check([], ['type e', 'field e.a'], ['create type e field e.a'])
})

test('what is mentioned comes first where it can', () => {
  check([], ['view v ~ view w', 'view w'], ['create view w', 'create view v'])
  check([], ['view v ~ view w', 'view w < view v'], ['create view v', 'create view w'])
  check([], ['view v ~ view w', 'view w ~ view v'], ['create view w', 'create view v'])
})

test('a name is free before another object takes it', () => {
  check(['table x'], ['view x'], ['drop table x', 'create view x'])
})

test.run()
