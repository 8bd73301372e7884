import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { JsonValue } from '../../../api/cell.ts'
import type { Column } from '../../../api/tables.ts'
import { clearedDraft, editText, isSameValue, readDraft } from './draft.ts'

const column = (kind: Column['kind'], nullable = true): Column => ({
  name: 'c',
  type: kind,
  kind,
  nullable,
  primaryKey: false,
  generated: false,
  identity: false,
  default: null,
  addressable: true,
  ordered: true,
  comment: null,
})

/** The value that a text becomes, or the reason why it does not. */
function read(text: string, kind: Column['kind'], nullable = true): unknown {
  const result = readDraft(text, column(kind, nullable))
  if (result.kind === 'refused') return { refused: result.reason }
  return result.draft.kind === 'value' ? result.draft.value : result.draft
}

const isRefused = (value: unknown) =>
  typeof value === 'object' && value !== null && 'refused' in value

test('text is kept as it is, empty text too', () => {
  assert.is(read('', 'text'), '')
  assert.is(read('  a ', 'text'), '  a ')
  assert.is(read('NULL', 'text'), 'NULL')
})

test('whole numbers stay exact beyond 2^53', () => {
  assert.is(read(' 42 ', 'integer'), 42)
  assert.is(read('9007199254740993', 'integer'), '9007199254740993')
  assert.ok(isRefused(read('4.5', 'integer')))
  assert.ok(isRefused(read('1e3', 'integer')))
})

test('decimals keep their digits', () => {
  assert.is(read('1.10', 'decimal'), '1.10')
  assert.is(read('NaN', 'decimal'), 'NaN')
  assert.is(read('1.5', 'number'), 1.5)
  assert.is(read('Infinity', 'number'), 'Infinity')
  assert.ok(isRefused(read('1,5', 'decimal')))
})

test('a number in place of a number is no text where a column takes anything', () => {
  const replaced = (text: string, stored: JsonValue) => {
    const result = readDraft(text, column('other'), stored)
    return result.kind === 'draft' && result.draft.kind === 'value' ? result.draft.value : result
  }
  assert.is(replaced('8', 7), 8)
  assert.is(replaced('-1.5', 7), -1.5)
  assert.is(replaced('eight', 7), 'eight')
  assert.is(replaced('8', '7'), '8')
  assert.is(replaced('8', null), '8')
})

test('an empty text is NULL where the kind has no empty value', () => {
  for (const kind of ['integer', 'boolean', 'json', 'timestamp', 'array'] as const) {
    assert.is(read('', kind), null, kind)
    assert.ok(isRefused(read('', kind, false)), kind)
  }
})

test('JSON keeps its text, and JSON null is not NULL', () => {
  assert.is(read('{"b":1,"a":9007199254740993}', 'json'), '{"b":1,"a":9007199254740993}')
  assert.is(read('null', 'json'), 'null')
  assert.ok(isRefused(read('{a:1}', 'json')))
})

test('an array is an array of JSON', () => {
  assert.equal(read('[1,null,"x"]', 'array'), [1, null, 'x'])
  assert.ok(isRefused(read('{}', 'array')))
  assert.ok(isRefused(read('{1,2}', 'array')))
})

test('booleans', () => {
  assert.is(read('TRUE', 'boolean'), true)
  assert.is(read('f', 'boolean'), false)
  assert.ok(isRefused(read('maybe', 'boolean')))
})

test('an editor begins with the text of the value', () => {
  assert.is(editText(null), '')
  assert.is(editText('a'), 'a')
  assert.is(editText([1, 'x']), '[1,"x"]')
  assert.is(editText(false), 'false')
})

test('Delete empties texts and makes NULL of the rest', () => {
  assert.equal(clearedDraft(column('text', false)), { kind: 'value', value: '' })
  assert.equal(clearedDraft(column('integer')), { kind: 'value', value: null })
  assert.is(clearedDraft(column('integer', false)), undefined)
})

test('values are compared by what they hold', () => {
  assert.ok(isSameValue([1, 2], [1, 2]))
  assert.not.ok(isSameValue('1', 1))
  assert.not.ok(isSameValue(null, ''))
})

test.run()
