import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findOverload, functionTable, parameterAt } from './function-table.ts'

const table = functionTable<'r', 'n'>({
  function: [
    ['f', 'a b? -c?', 'r', 'n'],
    ['pairs', 'a k* -v*', 'r', 'n'],
  ],
  aggregate: [
    ['count', '*', 'r', 'n'],
    ['count', 'a', 'r', 'n'],
  ],
  window: [],
  table: [],
})

function chosen(name: string, length: number, star = false): string | undefined {
  const type = { kind: 'untyped' } as const
  const operands = Array.from({ length }, () => ({ type, literal: undefined }))
  const site = { schema: undefined, name, operands, argumentNames: [], withinGroup: [] }
  const overload = findOverload(table.get(name) ?? [], { ...site, star, variadic: false })
  if (overload === undefined) return undefined
  const words = operands.map((_, i) => parameterAt(overload, i))
  return words.map(({ word, decidesNull }) => (decidesNull ? word : `-${word}`)).join(' ')
}

test('an overload takes what its parameters allow', () => {
  assert.equal(
    [0, 1, 2, 3, 4].map((length) => chosen('f', length)),
    [undefined, 'a', 'a b', 'a b -c', undefined],
  )
})

test('parameters at the end repeat as a group', () => {
  assert.equal(
    [1, 2, 3, 5].map((length) => chosen('pairs', length)),
    ['a', undefined, 'a k -v', 'a k -v k -v'],
  )
})

test('a star asks for the overload that is called with it', () => {
  assert.is(chosen('count', 0, true), '')
  assert.is(chosen('count', 0), undefined)
  assert.is(chosen('f', 0, true), undefined)
})

test('kinds and signatures', () => {
  const [overload] = table.get('f') ?? []
  assert.is(overload?.kind, 'function')
  assert.is(overload?.signature, 'f(a, b?, c?)')
  const [star] = table.get('count') ?? []
  assert.is(star?.kind, 'aggregate')
  assert.is(star?.signature, 'count(*)')
})

test.run()
