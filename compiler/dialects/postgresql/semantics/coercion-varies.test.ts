import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { coercionVaries } from './conversions/coercion.ts'
import { testSchema } from './test-schema.ts'
import { typeNamed } from './type-traits.ts'

function check(rows: readonly (readonly [string, string, boolean])[]): void {
  for (const [from, to, expected] of rows) {
    const varies = coercionVaries(typeNamed(from), typeNamed(to), testSchema)
    assert.is(varies, expected, `${from} to ${to}`)
  }
}

test('casts by functions, by nothing and by way of text', () => {
  check([
    ['int4', 'text', false],
    ['date', 'text', true],
    ['date', 'timestamp', false],
    ['date', 'timestamptz', true],
    ['timestamptz', 'date', true],
    ['varchar', 'text', false],
    ['text', 'date', true],
    ['text', 'int4', false],
    ['int4[]', 'text', true],
    ['int4[]', 'int8[]', false],
    ['date[]', 'timestamptz[]', true],
    ['int4range', 'text', true],
    ['json', 'jsonb', false],
  ])
})

test.run()
