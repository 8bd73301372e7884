import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeValue } from '../../../../golden/targets/describe-value.ts'
import { defaultOptions } from '../../../../golden/targets/fixture.ts'
import type { GenOptions } from '../../../ir/options.ts'
import { arrayOf, type DomainType, scalar, type Type } from '../../../ir/type.ts'
import type { Driver } from '../../driver.ts'
import { pg } from './pg.ts'
import { postgres } from './postgres.ts'

function check(
  driver: Driver,
  expected: Readonly<Record<string, string>>,
  options: Partial<GenOptions> = {},
): void {
  const found = Object.keys(expected).map((name) => [
    name,
    describeValue(driver, typeOf(name), { ...defaultOptions, ...options }),
  ])
  assert.equal(Object.fromEntries(found), expected)
}

/** `int4`, `int4[][]`, `<int4` for a domain over it, `:a` for an enum. */
function typeOf(name: string): Type {
  const [element = name, ...brackets] = name.split('[]')
  if (brackets.length > 0) return arrayOf(typeOf(element), brackets.length)
  if (name.startsWith('<')) return domainOver(typeOf(name.slice(1)))
  if (name.startsWith(':')) return { kind: 'enum', schema: 'public', name, labels: ['a'] }
  return scalar(name)
}

function domainOver(base: Type): DomainType {
  return { kind: 'domain', schema: 'public', name: 'd', base, notNull: false }
}

/** The answers of both drivers, but for what is sent, and for rows that are true as they come. */
const alike = {
  int4: 'number toNumber(); number -',
  float8: 'number toNumber(); number fromFloat()',
  int8: 'string -; string|number|bigint -',
  numeric: 'string -; string -',
  bool: 'boolean toBoolean(); boolean -',
  text: 'string -; string -',
  uuid: 'string -; string -',
  date: 'string -; string -',
  time: 'string -; string -',
  interval: 'string -; string -',
  point: 'string -; string -',
  int4range: 'string -; string -',
  timestamp: 'Date toTimestamp(); Date fromDate()',
  timestamptz: 'Date toTimestamptz(); Date fromDate()',
  jsonb: 'JsonValue toJson(); JsonValue fromJson(), JSON.stringify()',
  ':mood': 'enum -; enum -',
  '<int4': 'number toNumber(); number -',
  '<jsonb': 'JsonValue toJson(); JsonValue fromJson(), JSON.stringify()',
  'jsonb[]': 'JsonValue[] toArray(1,toJson); JsonValue[] fromArray(1,JSON.stringify)',
  'float8[]': 'number[] toArray(1,toNumber); number[] fromArray(1,fromFloat)',
  'timestamp[][]': 'Date[][] toArray(2,toTimestamp); Date[][] fromArray(2,fromDate)',
  'box[]': 'string -; string -',
}

test('pg takes bytes and arrays of what needs no encoding', () => {
  check(pg, {
    ...alike,
    bytea: 'Uint8Array toBytes(); Uint8Array -',
    'text[]': 'string[] toArray(1); string[] -',
    'int4[][]': 'number[][] toArray(2,toNumber); number[][] -',
    'bytea[]': 'Uint8Array[] toArray(1,toBytes); Uint8Array[] -',
    ':mood[]': 'enum[] toArray(1); enum[] -',
    '<int4[]': 'number[] toArray(1,toNumber); number[] -',
  })
})

test('postgres takes text and gives text', () => {
  check(postgres, {
    ...alike,
    int4: 'number toNumber(); number -',
    float8: 'number toNumber(); number fromFloat()',
    int8: 'string -; string|number|bigint -',
    numeric: 'string -; string -',
    bool: 'boolean toBoolean(); boolean -',
    text: 'string -; string -',
    uuid: 'string -; string -',
    time: 'string -; string -',
    int4range: 'string -; string -',
    jsonb: 'JsonValue toJson(); JsonValue fromJson(), JSON.stringify()',
    ':mood': 'enum -; enum -',
    '<int4': 'number toNumber(); number -',
    '<jsonb': 'JsonValue toJson(); JsonValue fromJson(), JSON.stringify()',
    'box[]': 'string -; string -',
    bytea: 'Uint8Array toBytes(); Uint8Array fromBytes()',
    'text[]': 'string[] toArray(1); string[] fromArray(1)',
    'int4[][]': 'number[][] toArray(2,toNumber); number[][] fromArray(2)',
    'bytea[]': 'Uint8Array[] toArray(1,toBytes); Uint8Array[] fromArray(1,fromBytes)',
  })
})

test('options present int8 and timestamps otherwise, in arrays too', () => {
  check(
    pg,
    {
      int8: 'number toSafeInteger(); number -',
      'int8[]': 'number[] toArray(1,toSafeInteger); number[] -',
      timestamptz: 'string -; string -',
      'timestamp[]': 'string[] toArray(1); string[] -',
    },
    { bigint: 'number', timestamp: 'string' },
  )
  check(pg, { int8: 'bigint toBigint(); bigint -' }, { bigint: 'bigint' })
})

test.run()
