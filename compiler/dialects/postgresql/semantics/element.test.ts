import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Type, untyped } from '../../../ir/type.ts'
import { element, slice, subscript } from './element.ts'
import { readType, testSchema } from './test-schema.ts'
import { describe } from './type-traits.ts'

const int4 = { type: readType('int4'), literal: undefined }
const none = { type: untyped, literal: undefined }

/** A type, what `x[i]` of it is in PostgreSQL 18, and what an i without a type is. */
const rows: readonly (readonly [string, string | undefined, string])[] = [
  ['int4[]', 'int4', 'int4'],
  ['scores', 'int4', 'int4'],
  ['mood[]', 'mood', 'int4'],
  ['jsonb', 'jsonb', 'text'],
  ['point', 'float8', 'int4'],
  ['int2vector', 'int2', 'int4'],
  ['json', undefined, 'int4'],
  ['text', undefined, 'int4'],
  ['label', undefined, 'int4'],
  ['mood', undefined, 'int4'],
]

const shown = (type: Type | undefined) => type && describe(type)

for (const [name, expected, index] of rows)
  test(`element: ${name}`, () => {
    assert.is(shown(element(readType(name))), expected)
    assert.is(shown(subscript(readType(name), none, testSchema)), index)
  })

/** A type, an index, what the index becomes. */
const indexes: readonly (readonly [string, string, string | undefined])[] = [
  ['int4[]', 'numeric', 'int4'],
  ['int4[]', 'bool', undefined],
  ['int4[]', 'text', undefined],
  ['jsonb', 'int2', 'int4'],
  ['jsonb', 'varchar', 'text'],
  ['jsonb', 'numeric', undefined],
]

for (const [name, index, expected] of indexes)
  test(`subscript: ${name}[${index}]`, () => {
    const operand = { type: readType(index), literal: undefined }
    assert.is(shown(subscript(readType(name), operand, testSchema)), expected)
  })

test('slices are of arrays', () => {
  assert.is(shown(slice(readType('scores'))), 'int4[]')
  assert.is(slice(readType('jsonb')), undefined)
  assert.is(shown(subscript(readType('scores'), int4, testSchema)), 'int4')
})

test.run()
