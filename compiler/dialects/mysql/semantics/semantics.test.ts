import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Routine } from '../../../ir/routine.ts'
import type { Literal } from '../../../ir/query.ts'
import { scalar, type Type, untyped } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { builtInSchema } from '../../built-in.ts'
import { builtins } from '../builtins.ts'
import { semantics } from './semantics.ts'
import { types } from '../sql-types.ts'

/** `?` is a parameter, `'x'`, `2` and NULL are literals, everything else is a type. */
function operand(text: string): Operand {
  if (text === '?') return { type: untyped, literal: undefined }
  const type = literalTypeOf(text)
  if (type === undefined) return { type: typeOf(text), literal: undefined }
  const value = text.replaceAll("'", '')
  const literal: Literal = { kind: 'literal', type, value, prefix: '', at: { start: 0, end: 0 } }
  return { type: semantics.literal(literal), literal }
}

function literalTypeOf(text: string): Literal['type'] | undefined {
  if (text === 'NULL') return 'null'
  if (/^[0-9]+$/.test(text)) return 'integer'
  return /^'/.test(text) ? 'string' : undefined
}

/** `decimal(10/2)`, `interval(day)`, `enum(a/b)`. */
function typeOf(text: string): Type {
  const [name = '', list] = text.split(/[()]/)
  const modifiers = list?.split('/') ?? []
  if (name !== 'enum') return scalar(name, modifiers)
  return { kind: 'enum', schema: undefined, name: undefined, labels: modifiers }
}

function operandsOf(list: string): readonly Operand[] {
  return list === '' || list === '*' ? [] : list.split(', ').map(operand)
}

function describe(resolution: Resolution): string {
  if (resolution.kind !== 'chosen') return resolution.kind
  const { result, nulls, nullsOf, operands } = resolution
  const of = nullsOf === undefined ? '' : ` of ${nullsOf.join(',')}`
  return `(${operands.map(types.render).join(', ')}) ${types.render(result)} ${nulls}${of}`
}

/** `name(operands)` of a function, or `left operator right`, where `_` is a space. */
function check(rows: Readonly<Record<string, string>>): void {
  for (const [given, expected] of Object.entries(rows)) {
    assert.is(describe(resolve(given)), expected, given)
  }
}

function resolve(given: string): Resolution {
  if (/^(\S+ )?[^\s\w(',?]\S* |^\S+ [a-z]+ \S+$/.test(given)) return resolveOperator(given)
  const [, name = '', list = ''] = /^(\w+)\((.*)\)$/.exec(given) ?? []
  const operands = operandsOf(list)
  const site = { schema: undefined, name, operands, argumentNames: operands.map(() => undefined) }
  return semantics.resolveCall(
    { ...site, star: list === '*', variadic: false, withinGroup: [] },
    builtins,
  )
}

function resolveOperator(given: string): Resolution {
  const parts = given.split(' ')
  const [left = '', operator = '', right = ''] = parts.length === 2 ? ['', ...parts] : parts
  const operands = [left, right]
    .filter((each) => each !== '')
    .map((each) => operand(each.replace('_', ' ')))
  return semantics.resolveOperator(operator, operands, builtins)
}

test('arithmetic: integers are bigint, dates too, strings are doubles', () => {
  check({
    'int + tinyint': '(int, tinyint) bigint strict',
    'int + int_unsigned': '(int, int unsigned) bigint unsigned strict',
    'int / int': '(int, int) decimal(14,4) strict-unless-zero',
    'int / 2': '(int, bigint) decimal(14,4) strict',
    'int div 0': '(int, bigint) bigint strict-unless-zero',
    'int_unsigned % int': '(int unsigned, int) bigint unsigned strict-unless-zero',
    'int % int_unsigned': '(int, int unsigned) bigint strict-unless-zero',
    'int - double': '(int, double) double strict',
    'varchar(10) * int': '(varchar(10), int) double strict',
    'date + int': '(date, int) bigint strict',
    'datetime(6) + int': '(datetime(6), int) decimal(21,6) strict',
    '- bigint_unsigned': '(bigint unsigned) bigint strict',
    '- date': '(date) double strict',
    '+ date': '(date) date strict',
    'int & int': '(int, int) bigint unsigned strict',
    'varbinary(5) & varbinary(9)': '(varbinary(5), varbinary(9)) varbinary(9) strict',
    'varbinary(0) & NULL': '(varbinary(0), null) varbinary(0) strict',
    'varbinary(0) >> 42': '(varbinary(0), bigint) varbinary(0) strict',
    'NULL >> 42': '(null, bigint) bigint unsigned strict',
  })
})

test('a char stays one beside dates and shorter times', () => {
  check({
    'greatest(datetime, char(5))': '(datetime, char(5)) varchar(19) strict',
    'greatest(datetime, char(40))': '(datetime, char(40)) char(40) strict',
    'greatest(date, char(5))': '(date, char(5)) char(10) strict',
  })
})

test('a text that is written says whether it has a fraction', () => {
  check({
    "unix_timestamp('2024-01-01')": '(varchar(10)) bigint strict-or-null',
    "unix_timestamp('1:2:3.5')": '(varchar(7)) decimal(19,6) strict-or-null',
  })
})

test('rounding', () => {
  check({
    'round(decimal(10/2))': '(decimal(10,2)) decimal(9,0) strict',
    'round(decimal(10/2), 1)': '(decimal(10,2), bigint) decimal(10,1) strict',
    'round(int, 2)': '(int, bigint) bigint strict',
    'ceil(decimal(10/2))': '(decimal(10,2)) bigint strict',
    'ceil(decimal(18/1))': '(decimal(18,1)) bigint strict',
    'ceil(decimal(19/1))': '(decimal(19,1)) decimal(19,0) strict',
    'ceil(decimal(30/0))': '(decimal(30,0)) decimal(30,0) strict',
    'floor(varchar(9))': '(varchar(9)) double strict',
  })
})

test('intervals go with dates', () => {
  check({
    'date + interval(day)': '(date, interval(day)) date strict-or-null',
    'interval(day) + date': '(interval(day), date) date strict-or-null',
    'date + interval(hour)': '(date, interval(hour)) datetime strict-or-null',
    'time - interval(hour)': '(time, interval(hour)) time strict-or-null',
    'time - interval(day)': '(time, interval(day)) datetime strict-or-null',
    'varchar(9) + interval(day)': '(varchar(9), interval(day)) char(29) strict-or-null',
    'interval(day) - date': 'mismatch',
    'date * interval(day)': 'mismatch',
    'date_add(datetime, interval(microsecond))':
      '(datetime, interval(microsecond)) datetime(6) strict-or-null',
    'date_add(?, interval(day))': '(date, interval(day)) date strict-or-null',
    'date_add(?, interval(hour))': '(datetime(6), interval(hour)) datetime(6) strict-or-null',
    "timestampadd('HOUR', bigint, ?)":
      '(varchar(4), bigint, datetime(6)) datetime(6) strict-or-null of 1,2',
    "timestampadd('DAY', bigint, ?)": '(varchar(3), bigint, date) date strict-or-null of 1,2',
  })
})

test('a parameter takes the other side of an operator', () => {
  check({
    'datetime > ?': '(datetime, datetime) bigint strict',
    '? = ?': '(varchar(16383), varchar(16383)) bigint strict',
    '? = NULL': '(varchar(16383), null) bigint strict',
    'int + ?': '(int, int) bigint strict',
    '? + ?': '(double, double) double strict',
    'varchar(9) like ?': '(varchar(9), varchar(16383)) bigint strict',
    'json -> ?': '(json, varchar(16383)) json strict-or-null',
    'decimal(10/2) + ?': '(decimal(10,2), decimal(10,2)) decimal(65,30) strict',
    'time(1) / ?': '(time(1), double) decimal(18,5) strict-unless-zero',
    'int & ?': '(int, bigint) bigint unsigned strict',
    '? | NULL': '(varbinary(65535), null) varbinary(65535) strict',
    '? << 1': '(varbinary(65535), bigint) varbinary(65535) strict',
    'int >> ?': '(int, bigint) bigint unsigned strict',
    '? + interval(hour)': '(datetime(6), interval(hour)) datetime(6) strict-or-null',
  })
})

test('a parameter widens what it has a type in common with', () => {
  check({
    'coalesce(?, int)': '(int, int) bigint all',
    'ifnull(tinyint, ?)': '(tinyint, tinyint) bigint all',
    'greatest(float, ?)': '(float, float) double strict',
    'nullif(int, ?)': '(int, int) int strict-or-null of 0',
    'nullif(?, int)': '(int, int) bigint strict-or-null of 0',
    'coalesce(?, NULL)': '(varchar(16383), null) varchar(65535) all',
    'coalesce(?, decimal(10/2))': '(decimal(10,2), decimal(10,2)) decimal(65,30) all',
    'coalesce(?, tinytext)': '(tinytext, tinytext) longtext all',
    'coalesce(?, NULL, int)': '(int, null, int) mediumtext all',
    'coalesce(?, bigint unsigned, int)': '(decimal(20,0), bigint unsigned, int) decimal(20,0) all',
    'mod(?, int)': '(bigint, int) bigint strict-unless-zero',
    'nullif(?, NULL)': '(varchar(16383), null) varchar(65535) strict-or-null of 0',
  })
})

test('parameters alone wait for what is around the call', () => {
  check({
    'coalesce(?, ?)': '(null, null) null all',
    'nullif(?, ?)': '(null, null) null strict-or-null of 0',
    'any_value(?)': '(null) null empty',
    'max(?)': '(varchar(16383)) varchar(16383) empty',
  })
})

test('variables hold integers of any size, and times as texts', () => {
  const held = ['tinyint', 'int unsigned', 'year', 'float', 'date', 'varchar'].map((name) =>
    types.render(semantics.heldByVariable(scalar(name))),
  )
  const expected = [
    'bigint',
    'bigint unsigned',
    'bigint unsigned',
    'double',
    'varchar(10)',
    'varchar',
  ]
  assert.equal(held, expected)
})

test('a geometry is no number', () => {
  check({
    'abs(geometry)': 'mismatch',
    'geometry + int': 'mismatch',
    'greatest(int, geometry)': 'mismatch',
    'length(geometry)': '(geometry) bigint strict',
  })
})

test('the length of a string decides between VARCHAR and TEXT', () => {
  check({
    'concat(varchar(10), int)': '(varchar(10), int) varchar(21) strict',
    'concat(varchar(10), ?)': '(varchar(10), varchar(16383)) mediumtext strict',
    'concat(text, varchar(10))': '(text, varchar(10)) mediumtext strict',
    'concat(varchar(5), varbinary(5))': '(varchar(5), varbinary(5)) varbinary(25) strict',
    'repeat(varchar(10), 3)': '(varchar(10), bigint) varchar(30) strict-or-null',
    'repeat(varchar(10), int)': '(varchar(10), int) longtext strict-or-null',
    'lower(longtext)': '(longtext) longtext strict',
    'json_unquote(json)': '(json) longtext strict',
    'group_concat(int)': '(int) longtext empty',
  })
})

test('dates and times', () => {
  check({
    'now()': '() datetime never',
    'now(3)': '(bigint) datetime(3) never of ',
    'year(datetime)': '(datetime) year strict',
    'year(varchar(10))': '(varchar(10)) year strict-or-null',
    'date(datetime)': '(datetime) date strict-or-null',
    "date_format(datetime, '%Y-%m')": '(datetime, varchar(5)) varchar(50) strict',
    "date_format(datetime, '%W')": '(datetime, varchar(2)) varchar(20) strict-or-null',
    "str_to_date(varchar(9), '%Y-%m-%d')": '(varchar(9), varchar(8)) date strict-or-null',
    "str_to_date(varchar(9), '%H:%i')": '(varchar(9), varchar(5)) time strict-or-null',
    'unix_timestamp(datetime)': '(datetime) bigint strict-or-null',
    'unix_timestamp(datetime(3))': '(datetime(3)) decimal(16,3) strict-or-null',
    "extract('year', date)": '(varchar(4), date) bigint strict of 1',
    "timestampadd('day', 1, date)": '(varchar(3), bigint, date) date strict-or-null of 1,2',
  })
})

test('arms that become one value', () => {
  check({
    'coalesce(int, varchar(5))': '(int, varchar(5)) varchar(11) all',
    'coalesce(?, date)': '(date, date) date all',
    'if(int, date, datetime)': '(int, date, datetime) datetime some of 1,2',
    'ifnull(enum(a/bc), NULL)': "(enum('a','bc'), null) enum('a','bc') all",
    'nullif(int, 1)': '(int, bigint) int strict-or-null of 0',
    'greatest(json, json)': '(json, json) varchar(4294967295) strict',
  })
})

test('aggregates and window functions', () => {
  check({
    'count(*)': '() bigint never',
    'sum(int)': '(int) decimal(32,0) empty',
    'sum(float)': '(float) double empty',
    'sum(decimal(10/2))': '(decimal(10,2)) decimal(32,2) empty',
    'avg(int)': '(int) decimal(14,4) empty',
    'max(enum(a/b))': "(enum('a','b')) char(1) empty",
    'bit_or(int)': '(int) bigint unsigned never',
    'var_samp(int)': '(int) double maybe',
    'json_arrayagg(int)': '(int) json empty of ',
    'row_number()': '() bigint unsigned never',
    'lag(smallint)': '(smallint) smallint maybe',
    'first_value(enum(a/b))': "(enum('a','b')) char(1) empty",
  })
})

test('calls that MySQL refuses', () => {
  check({
    'nosuch(int)': 'unknown',
    'count()': 'mismatch',
    'abs(int, int)': 'mismatch',
    "json_object('a')": 'mismatch',
    'int <=>> int': 'unknown',
  })
})

test('literals', () => {
  const rows = {
    1: 'bigint',
    9223372036854775808: 'bigint unsigned',
    NULL: 'null',
    "'ab'": 'varchar(2)',
  }
  for (const [text, type] of Object.entries(rows)) {
    assert.is(types.render(operand(text).type), type, text)
  }
  assert.is(types.render(operand('9223372036854775808').type), 'bigint unsigned')
  assert.is(types.render(operand('18446744073709551616').type), 'decimal(20,0)')
})

test('casts', () => {
  const rows = [
    ['int', 'char', 'varchar(11)', 'strict'],
    ['varbinary(4)', 'char', 'varchar(4)', 'strict-or-null'],
    ['text', 'binary', 'mediumblob', 'strict'],
    ['varchar(5)', 'date', 'date', 'strict-or-null'],
    ['datetime', 'time', 'time', 'strict'],
    ['varchar(5)', 'int', 'bigint', 'strict'],
    ['varchar(5)', 'decimal(10/3)', 'decimal(10,3)', 'strict'],
  ] as const
  for (const [from, to, type, nulls] of rows) {
    assert.is(types.render(semantics.castResult(operand(from), typeOf(to))), type, `${from} ${to}`)
    assert.is(semantics.castNulls(typeOf(from), typeOf(to), builtins), nulls, `${from} ${to}`)
  }
})

test('stored functions are found by name, whatever its case', () => {
  const routine: Routine = {
    kind: 'function',
    schema: 'app',
    name: 'Tax',
    parameters: [{ name: 'price', type: scalar('decimal', ['10', '2']), hasDefault: false }],
    variadic: false,
    result: scalar('double'),
    setReturning: false,
    nulls: 'maybe',
  }
  const schema = builtInSchema('app', new Map())
  const routines = new Map([['tax', [routine]]])
  const catalog = { searchPath: ['app'], schemas: new Map([['app', { ...schema, routines }]]) }
  const call = (name: string, count: number) => {
    const operands = Array.from({ length: count }, () => operand('?'))
    const site = { schema: undefined, name, operands, argumentNames: [], withinGroup: [] }
    return describe(semantics.resolveCall({ ...site, star: false, variadic: false }, catalog))
  }
  assert.is(call('TAX', 1), '(decimal(10,2)) double maybe')
  assert.is(call('TAX', 2), 'mismatch')
  assert.is(call('TAXES', 1), 'unknown')
})

test('arguments that are not converted', () => {
  check({
    'st_asgeojson(point, 2)': '(point, bigint) json strict-or-null',
    'st_asgeojson(varchar(9))': 'mismatch',
    'st_asgeojson(point, text)': 'mismatch',
    'st_geohash(point, text)': '(point, text) varchar(100) strict-or-null',
    'st_geohash(date, double, int)': 'mismatch',
    'st_geomfromgeojson(char(9))': 'mismatch',
    'vector_dim(varchar(9))': 'mismatch',
    'bit_and(varbinary(600))': 'mismatch',
    'regexp_like(varchar(9), varchar(9), ?)': 'mismatch',
    'rand(point)': 'mismatch',
    'adddate(date, ?)': '(date, bigint) date strict-or-null',
    'unhex(text)': '(text) mediumblob strict-or-null',
    'st_mpolyfromwkb(varbinary(9))': '(varbinary(9)) geometry strict-or-null',
  })
})

test('JSON_VALUE is what RETURNING says, of a document', () => {
  const rows: Readonly<Record<string, string>> = {
    json: 'varchar(512)',
    'json char': 'longtext',
    'json char(9)': 'varchar(9)',
    'varchar(9) signed': 'bigint',
    'json decimal(10/2)': 'decimal(10,2)',
    int: 'mismatch',
    '?': 'mismatch',
  }
  for (const [given, expected] of Object.entries(rows)) {
    const [document = '', returning] = given.split(' ')
    const type = returning === undefined ? undefined : typeOf(returning.replace('signed', 'bigint'))
    const found = semantics.resolveCall(
      {
        schema: undefined,
        name: 'json_value',
        operands: operandsOf(document),
        argumentNames: [],
        star: false,
        variadic: false,
        withinGroup: [],
        special: { type, takesValuesAsTheyAre: true },
      },
      builtins,
    )
    assert.is(found.kind === 'chosen' ? types.render(found.result) : found.kind, expected, given)
  }
})

test.run()
