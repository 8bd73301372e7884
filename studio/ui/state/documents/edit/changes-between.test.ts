import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { EjsonObject, EjsonValue } from '../ejson/ejson-value.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { ejsonText } from '../ejson/write-ejson.ts'
import { changesBetween } from './changes-between.ts'
import { withValue, withoutValue } from './value-at.ts'

function document(text: string): EjsonObject {
  const value = readEjson(text)
  if (value.kind !== 'object') throw new Error('this is no document')
  return value
}

const shell = (value: EjsonValue | undefined) => value && ejsonText(value, { style: 'shell' })

const told = (was: string, now: string) =>
  changesBetween(document(was), document(now))?.map((change) => [
    change.path,
    shell(change.was),
    shell(change.now),
  ])

test('the smallest field is told', () => {
  assert.equal(told('{ a: 1, b: { c: [1, { d: 2 }] } }', '{ a: 1, b: { c: [1, { d: 3 }] } }'), [
    ['b.c.1.d', '2', '3'],
  ])
})

test('a type is a change of its own', () => {
  assert.equal(told('{ a: 1 }', '{ a: NumberLong(1) }'), [['a', '1', "NumberLong('1')"]])
})

test('fields that come and go; an array of another length is told whole', () => {
  assert.equal(told('{ a: 1, b: [1] }', '{ b: [1, 2], c: null }'), [
    ['a', '1', undefined],
    ['b', '[1]', '[1, 2]'],
    ['c', undefined, 'null'],
  ])
})

test('another order, and names that no path can say, replace what they are in', () => {
  assert.is(told('{ a: 1, b: 2 }', '{ b: 2, a: 1 }'), undefined)
  assert.is(told('{ "a.b": 1 }', '{ "a.b": 2 }'), undefined)
  assert.equal(told('{ x: { "a.b": 1 } }', '{ x: { "a.b": 2 } }'), [
    ['x', '{ "a.b": 1 }', '{ "a.b": 2 }'],
  ])
})

test('values are set and taken away where they stand', () => {
  const before = document('{ a: { b: [1, 2] }, c: 1 }')
  const set = withValue(before, ['a', 'b', '1'], readEjson('5'))
  assert.is(shell(set), '{ a: { b: [1, 5] }, c: 1 }')
  assert.is(shell(withoutValue(before, ['a', 'b', '0'])), '{ a: { b: [2] }, c: 1 }')
  assert.is(shell(withoutValue(before, ['c'])), '{ a: { b: [1, 2] } }')
})

test.run()
