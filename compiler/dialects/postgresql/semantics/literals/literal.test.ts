import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Literal } from '../../../../ir/query.ts'
import { literalType } from './literal.ts'
import { describe } from '../type-traits.ts'

/** The kind of a constant, its text, and its type in PostgreSQL 18. */
const rows: readonly (readonly [Literal['type'], string, string])[] = [
  ['integer', '0', 'int4'],
  ['integer', '2147483647', 'int4'],
  ['integer', '2147483648', 'int8'],
  ['integer', '-2147483648', 'int4'],
  ['integer', '9223372036854775807', 'int8'],
  ['integer', '9223372036854775808', 'numeric'],
  ['integer', '1_000_000_000_000', 'int8'],
  ['integer', '0x7fffffff', 'int4'],
  ['integer', '0b11', 'int4'],
  ['decimal', '1.0', 'numeric'],
  ['float', '1e3', 'numeric'],
  ['string', '1', 'unknown'],
  ['null', '', 'unknown'],
  ['boolean', 'true', 'bool'],
  ['bits', '101', 'bit'],
  ['bytes', '1F', 'bit'],
]

for (const [type, value, expected] of rows)
  test(`literal: ${type} ${value}`, () => {
    const found = literalType({
      kind: 'literal',
      type,
      value,
      prefix: '',
      at: { start: 0, end: 0 },
    })
    assert.is(describe(found), expected)
  })

test.run()
