import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Literal } from '../../../ir/query.ts'
import { scalar, type Type, untyped } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { builtins } from '../../mysql/builtins.ts'
import { types } from '../../mysql/sql-types.ts'
import { semantics } from './semantics.ts'

/** `?` is a parameter, `'x'`, `2` and NULL are literals, everything else is a type: `decimal(10/2)`. */
function operand(text: string): Operand {
  if (text === '?') return { type: untyped, literal: undefined }
  const type = literalTypeOf(text)
  if (type === undefined) return { type: typeOf(text), literal: undefined }
  const prefix = text.startsWith("x'") ? 'x' : ''
  const value = text.replaceAll(/'|^0?x/g, '')
  const literal: Literal = { kind: 'literal', type, value, prefix, at: { start: 0, end: 0 } }
  const constant = type === 'null' ? null : Number.parseFloat(value)
  return { type: semantics.literal(literal), literal, constant }
}

function literalTypeOf(text: string): Literal['type'] | undefined {
  if (text === 'NULL') return 'null'
  if (/^[0-9]+$/.test(text)) return 'integer'
  if (/^(?:0x|x')/.test(text)) return 'bytes'
  return text.startsWith("'") ? 'string' : undefined
}

function typeOf(text: string): Type {
  const [name = '', list] = text.split(/[()]/)
  const modifiers = list?.split('/') ?? []
  if (name !== 'enum') return scalar(name, modifiers)
  return { kind: 'enum', schema: undefined, name: undefined, labels: modifiers }
}

function resultOf(resolution: Resolution): string {
  if (resolution.kind !== 'chosen') return resolution.kind
  return `${types.render(resolution.result)} ${resolution.nulls}`
}

/** `name(operands)` of a function, or `left operator right`, where `_` is a space. */
function check(rows: Readonly<Record<string, string>>): void {
  for (const [given, expected] of Object.entries(rows)) {
    const [, name, list = ''] = /^(\w+)\((.*)\)$/.exec(given) ?? []
    const resolution = name === undefined ? resolveOperator(given) : resolveCall(name, list)
    assert.is(resultOf(resolution), expected, given)
  }
}

function resolveCall(name: string, list: string): Resolution {
  const operands = list === '' ? [] : list.split(', ').map((each) => operand(spaced(each)))
  const argumentNames = operands.map(() => undefined)
  const site = { schema: undefined, name, operands, argumentNames, star: false, variadic: false }
  return semantics.resolveCall({ ...site, withinGroup: [] }, builtins)
}

function resolveOperator(given: string): Resolution {
  const parts = given.split(' ')
  const [left, operator = '', right] = parts.length === 2 ? [undefined, ...parts] : parts
  const operands = [left, right].flatMap((each) => (each ? [operand(spaced(each))] : []))
  return semantics.resolveOperator(operator, operands, builtins)
}

function spaced(text: string): string {
  return text.replace('_', ' ')
}

test('whole numbers are INT as long as they surely fit', () => {
  check({
    'tinyint + tinyint': 'int strict',
    'mediumint_unsigned + 1': 'int unsigned strict',
    'mediumint + 1': 'bigint strict',
    'int + 1': 'bigint strict',
    'smallint * smallint': 'bigint strict',
    'int div 3': 'bigint strict',
    '- enum(a/b)': 'int strict',
    '- enum(abcd/b)': 'bigint strict',
    'enum(a/b) + 1': 'int strict',
    'enum(abcdefgh/b) + 1': 'bigint strict',
    'round(enum(abcdefghijklm/b))': 'int unsigned strict',
    'timestamp + 1': 'bigint strict',
    'decimal * decimal': 'decimal(20,0) strict',
    "time_to_sec('10:11:12')": 'bigint strict-or-null',
    '? + 1': 'double strict',
    '1 = 2': 'int strict',
    '~ int': 'bigint unsigned strict',
    "abs(x'61')": 'double unsigned strict',
    'abs(0x61)': 'int unsigned strict',
    '0x6161 + 1': 'int unsigned strict',
    'length(varchar(20))': 'int strict',
    'bit_length(varchar(20))': 'bigint strict',
    'round(int)': 'int strict',
    'round(int, int)': 'bigint strict',
    'ceil(decimal(10/2))': 'int strict',
    'ceil(decimal(19/1))': 'decimal(19,0) strict',
    'ceil(decimal(18/1))': 'bigint strict',
    'ceil(datetime(3))': 'datetime strict',
    'abs(date)': 'decimal(10,0) strict',
  })
})

test('the common type: signs that differ make a decimal, an ENUM is a string, JSON stays with JSON alone', () => {
  check({
    'coalesce(tinyint, tinyint_unsigned)': 'decimal(3,0) all',
    'coalesce(tinyint, int)': 'int all',
    'coalesce(year, tinyint_unsigned)': 'tinyint unsigned all',
    'coalesce(smallint, float)': 'float all',
    'coalesce(int, float)': 'double all',
    'coalesce(enum(aa/b))': 'varchar(2) all',
    'coalesce(char(5), int)': 'char(11) all',
    'coalesce(int, date)': 'varchar(11) all',
    'coalesce(time(6), date)': 'datetime(6) all',
    'coalesce(json, json)': 'json all',
    'coalesce(json, varchar(20))': 'longtext all',
    'coalesce(uuid, varchar(20))': 'uuid all',
    'coalesce(?, int)': 'int all',
    'coalesce(point, int)': 'mismatch',
    'coalesce(uuid, inet6)': 'mismatch',
    'coalesce(binary(0), int)': 'char(11) all',
    'if(1, NULL, NULL)': 'binary(0) some',
    'max(NULL)': 'varchar(0) empty',
    "coalesce('a', 1, point)": 'longblob all',
    'coalesce(NULL, mediumint)': 'bigint all',
    'greatest(int, varchar(3))': 'double strict',
    'greatest(date, varchar(3))': 'date strict-or-null',
    'greatest(timestamp, int)': 'datetime strict-or-null',
    'greatest(date, date)': 'date strict',
  })
})

test('NULL beside what has no sign; rows of expressions give the widest integer, and JSON without its format', () => {
  check({
    'coalesce(int_unsigned, NULL)': 'decimal(10,0) all',
    'if(int, int_unsigned, NULL)': 'int unsigned some',
    'max(int)': 'int empty',
    'max(1)': 'bigint empty',
    'max(json)': 'json empty',
    'max(json(20))': 'varchar(20) empty',
    'max(char(29))': 'char(29) empty',
    'nullif(tinyint(1), 1)': 'tinyint strict-or-null',
  })
})

test('strings by their bytes, texts as soon as one is', () => {
  check({
    "concat(varchar(20), 'ab')": 'varchar(22) strict',
    'concat(text)': 'mediumtext strict',
    'left(longtext, 3)': 'varchar(3) strict',
    'upper(blob)': 'blob strict',
    'if(int, tinytext, int)': 'text some',
    'hex(varbinary(4))': 'varchar(8) strict',
    'group_concat(int)': 'mediumtext empty',
    'coalesce(varchar(3), varbinary(3))': 'varbinary(3) all',
    "coalesce('a', varbinary(3))": 'varbinary(3) all',
    "coalesce(varchar(3), x'61')": 'varchar(3) all',
    "concat('a', x'61')": 'varbinary(2) strict',
  })
})

test('operands that a parameter does not take, and functions of MySQL alone', () => {
  check({
    'point = int': 'mismatch',
    'point = varchar(3)': 'int strict',
    'st_astext(varchar(3))': 'mismatch',
    'st_geomfromtext(int)': 'mismatch',
    'sqrt(point)': 'mismatch',
    'any_value(int)': 'unknown',
    'regexp_like(varchar(3), varchar(3))': 'unknown',
    'lag(int, 1, 2)': 'mismatch',
  })
})

test.run()
