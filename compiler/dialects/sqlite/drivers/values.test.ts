import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeValue } from '../../../../golden/targets/describe-value.ts'
import { defaultOptions } from '../../../../golden/targets/fixture.ts'
import type { GenOptions } from '../../../ir/options.ts'
import { scalar, untyped } from '../../../ir/type.ts'
import { betterSqlite3 } from './better-sqlite3.ts'
import { bunSqlite } from './bun-sqlite.ts'

function check(
  expected: Readonly<Record<string, string>>,
  options: Partial<GenOptions> = {},
): void {
  for (const driver of [betterSqlite3, bunSqlite]) {
    const found = Object.keys(expected).map((name) => [
      name,
      describeValue(driver, scalar(name), { ...defaultOptions, ...options }),
    ])
    assert.equal(Object.fromEntries(found), expected)
  }
}

const any =
  'string|number|Uint8Array toNumber(); string|number|bigint|Uint8Array fromAny(); bigints: true'

test('a declared type says what is stored, whatever its case', () => {
  check({
    INTEGER: 'number toInteger(); number fromInteger()',
    int: 'number toInteger(); number fromInteger()',
    BIGINT: 'string toText(); string|number|bigint fromInteger(); bigints: true',
    Int8: 'string toText(); string|number|bigint fromInteger(); bigints: true',
    TEXT: 'string =; string -',
    VARCHAR: 'string =; string -',
    REAL: 'number =; number fromReal()',
    'DOUBLE PRECISION': 'number =; number fromReal()',
    DECIMAL: 'number toNumber(); number fromReal(); bigints: true',
    BLOB: 'Uint8Array =; Uint8Array -',
    BOOLEAN: 'boolean toBoolean(); boolean fromBoolean()',
    DATE: 'string =; string -',
    DATETIME: 'Date toDate(); Date fromDate()',
    TIMESTAMP: 'Date toDate(); Date fromDate()',
    JSON: 'JsonValue toJson(); JsonValue fromJson(), JSON.stringify()',
    UUID: 'string =; string -',
  })
})

test('what may be stored as anything is read as anything', () => {
  check({ ANY: any, WHATEVER: any })
  assert.is(describeValue(betterSqlite3, untyped, defaultOptions), any)
})

test('options present BIGINT and DATETIME otherwise', () => {
  check(
    { BIGINT: 'number toInteger(); number fromInteger()', DATETIME: 'string =; string -' },
    { bigint: 'number', timestamp: 'string' },
  )
  check({ BIGINT: 'bigint toBigint(); bigint fromInteger(); bigints: true' }, { bigint: 'bigint' })
})

test.run()
