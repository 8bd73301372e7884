import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveCall } from './routines/resolve-call.ts'
import { resolveOperator } from './operators/resolve-operator.ts'
import { describeResolution, readOperand, testSchema } from './test-schema.ts'
import { unify } from './conversions/unify.ts'

/** What PostgreSQL 18 makes of an operator once citext, hstore, ltree and pg_trgm are there. */
const operators: readonly (readonly [string, string])[] = [
  ['citext = ?', 'citext -> bool'],
  ['citext = text', ' -> bool'],
  ['citext || ?', 'text -> text'],
  ['citext like ?', 'citext -> bool'],
  ['hstore -> ?', 'text -> text'],
  ['hstore ? text', ' -> bool'],
  ['ltree <@ ?', 'ltree -> bool'],
  ['text % ?', 'text -> bool'],
  ['text % text', ' -> bool'],
]

for (const [expression, expected] of operators)
  test(`extension: ${expression}`, () => {
    const [left = '', operator = '', right = ''] = expression.split(' ')
    const names = [left, right]
    const resolution = resolveOperator(operator, names.map(readOperand), testSchema)
    assert.is(describeResolution(resolution, names), expected)
  })

const calls: readonly (readonly [string | undefined, string, readonly string[], string])[] = [
  [undefined, 'uuid_generate_v4', [], ' -> uuid'],
  ['public', 'uuid_generate_v4', [], ' -> uuid'],
  ['pg_catalog', 'uuid_generate_v4', [], 'refused'],
  [undefined, 'crypt', ['?', '?'], 'text, text -> text'],
  [undefined, 'similarity', ['varchar', '?'], 'text -> float4'],
  [undefined, 'max', ['citext'], ' -> citext'],
  [undefined, 'lower', ['citext'], ' -> text'],
  [undefined, 'replace', ['citext', '?', '?'], 'citext, citext -> text'],
]

for (const [schema, name, types, expected] of calls)
  test(`extension: ${name}(${types.join(', ')})`, () => {
    const call = {
      schema,
      name,
      operands: types.map(readOperand),
      argumentNames: types.map(() => undefined),
      star: false,
      variadic: false,
      withinGroup: [],
    }
    assert.is(describeResolution(resolveCall(call, testSchema), types), expected)
  })

test('extension: citext gives way to nothing, and takes no text by itself', () => {
  assert.is(unify([readOperand('citext'), readOperand('int4')], testSchema), undefined)
  const both = unify([readOperand('citext'), readOperand('?')], testSchema)
  assert.equal(both, { kind: 'scalar', name: 'citext', modifiers: [] })
})

test.run()
