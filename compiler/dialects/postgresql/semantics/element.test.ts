import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { element, subscript } from './element.ts'
import { readType } from './test-schema.ts'
import { describe } from './type-traits.ts'

/** A type, what `x[i]` of it is in PostgreSQL 18, and what i is. */
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

for (const [name, expected, index] of rows)
  test(`element: ${name}`, () => {
    const found = element(readType(name))
    assert.is(found && describe(found), expected)
    assert.is(describe(subscript(readType(name))), index)
  })

test.run()
