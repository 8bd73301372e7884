import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeValue } from '../../../../golden/targets/describe-value.ts'
import { defaultOptions } from '../../../../golden/targets/fixture.ts'
import type { GenOptions } from '../../../ir/options.ts'
import { scalar, type Type } from '../../../ir/type.ts'
import { mysql2 } from './mysql2.ts'

function check(
  expected: Readonly<Record<string, string>>,
  options: Partial<GenOptions> = {},
): void {
  const found = Object.keys(expected).map((name) => [
    name,
    describeValue(mysql2, typeOf(name), { ...defaultOptions, ...options }),
  ])
  assert.equal(Object.fromEntries(found), expected)
}

/** `decimal(10)`, `:` for an enum. */
function typeOf(text: string): Type {
  if (text === ':') return { kind: 'enum', schema: undefined, name: undefined, labels: ['a'] }
  const [, name = '', modifier] = /^([^(]*)(?:\((.*)\))?$/.exec(text) ?? []
  return scalar(name, modifier === undefined ? [] : [modifier])
}

test('what mysql2 returns exactly is left alone', () => {
  check({
    int: 'number =; number -',
    'int unsigned': 'number =; number -',
    tinyint: 'number =; number -',
    'tinyint(1)': 'boolean toBoolean(); boolean -',
    'tinyint unsigned': 'number =; number -',
    bigint: 'string =; string|number|bigint fromBigint()',
    'bigint unsigned': 'string =; string|number|bigint fromBigint()',
    'decimal(10)': 'string =; string -',
    'decimal unsigned': 'string =; string -',
    double: 'number =; number -',
    year: 'number =; number -',
    'varchar(40)': 'string =; string -',
    set: 'string =; string -',
    ':': 'enum =; enum -',
    date: 'string =; string -',
    time: 'string =; string -',
    'datetime(3)': 'Date toDate(); Date fromDate()',
    timestamp: 'Date toDate(); Date fromDate(); dates: true',
    json: 'JsonValue =; JsonValue fromJson(), JSON.stringify()',
    blob: 'Uint8Array =; Uint8Array fromBytes()',
    'bit(8)': 'Uint8Array =; Uint8Array fromBytes()',
    geometry: 'unknown =; unknown -',
  })
})

test('options present BIGINT and DATETIME otherwise', () => {
  check(
    {
      bigint: 'number toSafeInteger(); number fromBigint()',
      datetime: 'string =; string -',
      timestamp: 'string =; string -',
    },
    { bigint: 'number', timestamp: 'string' },
  )
  check({ bigint: 'bigint toBigint(); bigint fromBigint()' }, { bigint: 'bigint' })
})

test.run()
