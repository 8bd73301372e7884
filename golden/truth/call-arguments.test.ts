import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Target } from '../../compiler/compile.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { CheckedParameter, CheckedQuery } from '../../compiler/ir/checked.ts'
import { scalar, type Type } from '../../compiler/ir/type.ts'
import { callsOf, methodArguments } from './call-arguments.ts'

const dialect = await loadDialect('postgresql')
const driver = dialect.drivers['pg']
assert.ok(driver)
const target: Target = {
  dialect,
  driver,
  options: {
    bigint: 'string',
    timestamp: 'date',
    rename: new Map(),
    overrides: new Map(),
    version: '0.0.0',
  },
  lint: new Map(),
}

function parameter(name: string, type: Type, also: Partial<CheckedParameter>): CheckedParameter {
  return { number: 1, name, type, nullable: false, list: false, ...also }
}

function queryOf(...parameters: readonly CheckedParameter[]): CheckedQuery {
  return {
    name: 'Q',
    kind: 'exec',
    doc: [],
    command: 'select',
    text: [],
    parameters,
    columns: [],
    embedded: [],
    byPlace: false,
    atMostOneRow: false,
    givesRow: false,
    record: undefined,
    bulk: undefined,
    numbered: undefined,
  }
}

const id = parameter('id', scalar('int4'), {})
const note = parameter('note', scalar('text'), { nullable: true })
const ids = parameter('ids', scalar('int4'), { list: true })

function check(query: CheckedQuery, written: readonly unknown[], expected: unknown): void {
  assert.equal(callsOf(query, written, target), expected)
}

test('makes values up, with NULL where it is taken', () => {
  const calls = callsOf(queryOf(id, note), undefined, target)
  assert.is(calls.length, 4)
  assert.ok(calls.every(([value]) => typeof value === 'number'))
  assert.equal(
    calls.map(([, value]) => value === null),
    [false, false, false, true],
  )
  assert.equal(callsOf(queryOf(), undefined, target), [[]])
})

test('makes lists up, an empty one among them', () => {
  const lists = callsOf(queryOf(ids), undefined, target).map(([list]) => list)
  assert.ok(lists.every(Array.isArray))
  assert.ok(lists.some((list) => Array.isArray(list) && list.length === 0))
})

test('reads written arguments by name and by number', () => {
  check(
    queryOf(id, note),
    [{ note: null, id: 1 }, [2, 'x']],
    [
      [1, null],
      [2, 'x'],
    ],
  )
  check(queryOf(ids), [[[1, 2]]], [[[1, 2]]])
})

test('refuses what tsc would refuse', () => {
  for (const call of [[1], { id: 1 }, ['1', null], [null, null], { id: 1, note: '', more: 1 }]) {
    assert.throws(() => callsOf(queryOf(id, note), [call], target))
  }
})

test('passes one argument as it is, several as an object', () => {
  assert.equal(methodArguments(queryOf(), []), [])
  assert.equal(methodArguments(queryOf(id), [1]), [1])
  assert.equal(methodArguments(queryOf(id, note), [1, null]), [{ id: 1, note: null }])
})

test.run()
