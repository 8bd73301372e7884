import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { functionColumns } from './function-columns.ts'
import { readOperand, testSchema } from '../test-schema.ts'
import { describe } from '../type-traits.ts'

/** A call in FROM, and its columns in PostgreSQL 18; `!` where they are never NULL. */
const rows: readonly (readonly [string, readonly string[], string | undefined])[] = [
  ['json_each', ['json'], 'key text!, value json!'],
  ['jsonb_each_text', ['?'], 'key text!, value text'],
  ['json_array_elements', ['json'], 'value json!'],
  ['jsonb_object_keys', ['jsonb'], undefined],
  ['generate_series', ['int4', 'int4'], undefined],
  ['unnest', ['text[]'], undefined],
  ['unnest', ['tsvector'], 'lexeme text, positions int2[], weights text[]'],
  ['json_populate_record', ['pair', 'json'], 'a int4, b text'],
  ['json_to_record', ['json'], undefined],
  ['pairs', ['?'], 'a int4, b text'],
  ['nope', ['int4'], undefined],
]

for (const [name, operands, expected] of rows)
  test(`columns: ${name}(${operands.join(', ')})`, () => {
    const columns = functionColumns(
      {
        schema: undefined,
        name,
        operands: operands.map(readOperand),
        argumentNames: operands.map(() => undefined),
        star: false,
        variadic: false,
        withinGroup: [],
      },
      testSchema,
    )
    const described = columns?.map(
      (column) => `${column.name} ${describe(column.type)}${column.nullable ? '' : '!'}`,
    )
    assert.is(described?.join(', '), expected)
  })

test.run()
