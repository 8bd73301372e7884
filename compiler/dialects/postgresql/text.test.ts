import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { text } from './text.ts'

/** Names, and how they must be written to be read back as they are. */
const rows: readonly (readonly [string, string])[] = [
  ['id', 'id'],
  ['_a1$', '_a1$'],
  ['Id', '"Id"'],
  ['a b', '"a b"'],
  ['a"b', '"a""b"'],
  ['1a', '"1a"'],
  ['', '""'],
  ['ä', '"ä"'],
  ['user', '"user"'],
  ['left', '"left"'],
  ['name', 'name'],
  ['year', 'year'],
  ['timestamp', 'timestamp'],
]

for (const [name, expected] of rows)
  test(`quote: ${name}`, () => assert.is(text.quote(name), expected))

test.run()
