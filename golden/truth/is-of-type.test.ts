import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { named, type TsType } from '../../compiler/dialects/driver.ts'
import {
  jsonNumber,
  type JsonShape,
  jsonString,
  objectOf,
  oneOf,
  orNull,
} from '../../compiler/ir/json-shape.ts'
import { isOfType } from './is-of-type.ts'

function check(type: TsType, right: readonly unknown[], wrong: readonly unknown[]): void {
  for (const value of right) assert.ok(isOfType(value, type), String(value))
  for (const value of wrong) assert.not(isOfType(value, type), String(value))
}

test('tells the named types apart', () => {
  check(named('string'), ['', 'x'], [1, null, undefined, new Date(0)])
  check(named('number', 'bigint'), [1, -0, Number.NaN, 1n], ['1', true])
  check(named('Date'), [new Date(0)], [new Date(Number.NaN), '2024-01-01'])
  check(named('Uint8Array'), [new Uint8Array(), Buffer.from('x')], ['x', []])
  check(named('JsonValue'), [null, { a: [1, 'x'] }], [undefined, new Date(0), 1n, [Number.NaN]])
})

test('holds an enum to its labels', () => {
  const labels = ['a', 'b']
  const type = { kind: 'enum', schema: undefined, name: undefined, labels } as const
  check({ kind: 'enum', type }, labels, ['c', null, 1])
})

test('counts the dimensions of an array', () => {
  const array = (dimensions: number): TsType => ({
    kind: 'array',
    element: named('number'),
    dimensions,
  })
  check(array(1), [[], [1, null]], [null, [[1]], ['x'], [undefined]])
  check(array(2), [[], [[1, null], []]], [[1], [null], [[[1]]]])
})

test('looks into documents', () => {
  const json = (shape: JsonShape): TsType => ({ kind: 'json', shape })
  const named = objectOf([{ name: 'a', shape: orNull(jsonNumber) }])
  check(json(named), [{ a: 1 }, { a: null }], [{}, { a: 'x' }, { a: 1, b: 2 }, null, [], 'x'])
  check(json({ kind: 'array', element: named }), [[], [{ a: 1 }]], [[null], [{ a: 'x' }], {}])
  check(json({ kind: 'tuple', items: [jsonNumber, jsonString] }), [[1, 'x']], [[1], ['x', 1], []])
  check(json({ kind: 'record', value: jsonNumber }), [{}, { x: 1 }], [{ x: null }, [], null])
  check(json(oneOf([jsonNumber, jsonString])), [1, 'x'], [null, true, []])
})

test.run()
