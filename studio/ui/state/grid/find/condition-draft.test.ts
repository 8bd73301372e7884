import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Kind } from '../../../../api/cell.ts'
import type { Operator } from '../../../../api/pages.ts'
import { draftOf, withOperator, withValues, writtenCondition } from './condition-draft.ts'
import type { FilterTest } from './filter-tree.ts'
import { listText, readList } from './value-text.ts'

function written(op: Operator, values: readonly string[], kind: Kind) {
  const result = writtenCondition({ column: 'c', op, values }, kind)
  return result.kind === 'test' ? (result.test.value ?? null) : result.reason
}

test('a condition that is not changed stays as it was, whatever its value is', () => {
  const tests: readonly (readonly [FilterTest, Kind])[] = [
    [{ column: 'c', op: 'eq', value: 5 }, 'integer'],
    [{ column: 'c', op: 'eq', value: '5' }, 'integer'],
    [{ column: 'c', op: 'in', value: [] }, 'text'],
    [{ column: 'c', op: 'in', value: ['a\nb', '', '['] }, 'text'],
    [{ column: 'c', op: 'between', value: ['1', '2', '3'] }, 'integer'],
    [{ column: 'c', op: 'json', value: { a: [1, null] } }, 'json'],
    [{ column: 'c', op: 'isnull' }, 'text'],
  ]
  for (const [given, kind] of tests) {
    assert.equal(writtenCondition(draftOf(given, kind), kind), { kind: 'test', test: given })
  }
})

test('values are read by the kind of their column', () => {
  assert.is(written('eq', [' 42 '], 'integer'), '42')
  assert.is(written('eq', ['9223372036854775807'], 'integer'), '9223372036854775807')
  assert.is(written('eq', [' a '], 'text'), ' a ')
  assert.is(written('eq', [''], 'text'), '')
  assert.is(written('eq', ['true'], 'boolean'), true)
  assert.is(written('eq', ['\\x00 ff'], 'binary'), 'AP8=')
  assert.is(written('gte', ['-Infinity'], 'number'), '-Infinity')
  assert.equal(written('eq', ['[1, null]'], 'array'), [1, null])
  assert.equal(written('json', ['{"a": "x"}'], 'json'), { a: 'x' })
  assert.equal(written('between', ['1', '2'], 'integer'), ['1', '2'])
})

test('what is no value says how one is written', () => {
  assert.match(String(written('eq', ['4x'], 'integer')), 'whole number')
  assert.match(String(written('lt', [''], 'number')), 'number')
  assert.match(String(written('between', ['1', ''], 'integer')), 'whole number')
  assert.match(String(written('eq', ['0f0'], 'binary')), 'hexadecimal')
  assert.match(String(written('eq', ['{}'], 'array')), 'list')
  assert.match(String(written('json', ['{'], 'json')), 'JSON')
  assert.match(String(written('json', ['{"n": 12345678901234567890}'], 'json')), 'WHERE bar')
  assert.match(String(written('in', [], 'text')), 'at least one')
  assert.match(String(written('contains', [''], 'text')), 'Type a text')
})

test('another operator keeps what was typed', () => {
  const draft = withValues({ column: 'c', op: 'eq', values: [] }, ['7'])
  assert.equal(withOperator(draft, 'between').values, ['7', ''])
  assert.equal(withOperator(draft, 'in').values, ['7'])
  assert.equal(withOperator(draft, 'isnull').values, [])
})

test('a list is written in lines, and comes back whole', () => {
  for (const values of [['a', 'b c'], ['a\nb'], ['[x'], ['', 'a'], [], ['"', "'", ',']]) {
    assert.equal(readList(listText(values)), values)
  }
  assert.equal(readList('a\r\nb\n\n'), ['a', 'b'])
  assert.equal(readList('[1, "b"]'), ['1', 'b'])
  assert.equal(readList('[not json'), ['[not json'])
})

test.run()
