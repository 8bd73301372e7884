import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../../golden/check-sql.ts'
import type { Literal } from '../../../ir/query.ts'
import { scalar, untyped } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { builtins } from '../builtins.ts'
import { sqlite } from '../dialect.ts'
import { semantics } from './semantics.ts'

/** `?` is a parameter, `'x'` and `2` are literals, everything else is a type. */
function operand(text: string): Operand {
  if (text === '?') return { type: untyped, literal: undefined }
  if (!/^['0-9]/.test(text)) return { type: scalar(text), literal: undefined }
  const type = text.startsWith("'") ? 'string' : 'integer'
  const value = text.replaceAll("'", '')
  const literal: Literal = { kind: 'literal', type, value, prefix: '', at: { start: 0, end: 0 } }
  return { type: semantics.literal(literal), literal }
}

function operandsOf(list: string): readonly Operand[] {
  return list === '' || list === '*' ? [] : list.split(', ').map(operand)
}

function describe(resolution: Resolution): string {
  if (resolution.kind !== 'chosen') return resolution.kind
  const { result, nulls, nullsOf, operands } = resolution
  const of = nullsOf === undefined ? '' : ` of ${nullsOf.join(',')}`
  const types = operands.map((type) => semanticsName(type)).join(', ')
  return `(${types}) ${semanticsName(result)} ${nulls}${of}`
}

function semanticsName(type: Operand['type']): string {
  return type.kind === 'scalar' ? type.name : type.kind
}

/** `name(operands)` of a function, or `left operator right`. */
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
  const operands = [left, right].filter((each) => each !== '').map(operand)
  return semantics.resolveOperator(operator, operands, builtins)
}

test('integers stay integers, a real makes a real, text is a number of either kind', () => {
  check({
    'INTEGER + BIGINT': '(INTEGER, BIGINT) bigint strict',
    'INTEGER * REAL': '(INTEGER, REAL) real strict-or-null',
    'TEXT + INTEGER': '(TEXT, INTEGER) numeric strict',
    'DECIMAL - TEXT': '(DECIMAL, TEXT) numeric strict-or-null',
    '- DATETIME': '(DATETIME) numeric strict',
    '+ DATETIME': '(DATETIME) DATETIME strict',
    '~ REAL': '(REAL) integer strict',
  })
})

test('the least integer is no real', () => {
  const at = { start: 0, end: 0 }
  const value = '9223372036854775808'
  const literal: Literal = { kind: 'literal', type: 'integer', value, prefix: '', at }
  const operand = { type: scalar('real'), literal }
  assert.is(describe(semantics.resolveOperator('-', [operand], builtins)), '(real) bigint strict')
})

test('a division by zero is NULL, and so is what infinities make', () => {
  check({
    'INTEGER / INTEGER': '(INTEGER, INTEGER) integer strict-unless-zero',
    'INTEGER / REAL': '(INTEGER, REAL) real strict-unless-zero',
    'REAL / REAL': '(REAL, REAL) real strict-or-null',
    'REAL % INTEGER': '(REAL, INTEGER) real strict-unless-zero',
    'INTEGER % REAL': '(INTEGER, REAL) real strict-or-null',
    'INTEGER / TEXT': '(INTEGER, TEXT) numeric strict-or-null',
    'INTEGER / 2': '(INTEGER, integer) integer strict',
    'INTEGER / 0': '(INTEGER, integer) integer strict-unless-zero',
    'REAL % 2': '(REAL, integer) real strict',
    'REAL + REAL': '(REAL, REAL) real strict-or-null',
    'REAL + INTEGER': '(REAL, INTEGER) real strict',
    'REAL * 3': '(REAL, integer) real strict',
  })
})

test('what may be beyond 2^53 stays so, unless a written number keeps it small', () => {
  check({
    'BIGINT * INTEGER': '(BIGINT, INTEGER) bigint strict',
    'BIGINT * REAL': '(BIGINT, REAL) real strict-or-null',
    'BIGINT << INTEGER': '(BIGINT, INTEGER) bigint strict',
    'INTEGER << INTEGER': '(INTEGER, INTEGER) integer strict',
    'BIGINT % 10': '(BIGINT, integer) integer strict',
    'BIGINT & 1023': '(BIGINT, integer) integer strict',
    'BIGINT % INTEGER': '(BIGINT, INTEGER) bigint strict-unless-zero',
    'BIGINT = 10': '(BIGINT, integer) integer strict',
  })
})

test('a parameter takes the other side of an operator', () => {
  check({
    'DATETIME > ?': '(DATETIME, DATETIME) integer strict',
    '? = ?': '(any, any) integer strict',
    'BIGINT + ?': '(BIGINT, BIGINT) bigint strict',
    'TEXT - ?': '(TEXT, numeric) numeric strict-or-null',
    'TEXT like ?': '(TEXT, text) integer strict',
    'INTEGER || ?': '(INTEGER, text) text strict',
    'TEXT -> ?': '(TEXT, text) text strict-or-null',
    'TEXT ->> TEXT': '(TEXT, TEXT) any strict-or-null',
    'TEXT regexp TEXT': 'unknown',
  })
})

test('results of functions', () => {
  check({
    'abs(TEXT)': '(TEXT) real strict',
    'round(INTEGER)': '(INTEGER) real strict',
    'floor(INTEGER)': '(INTEGER) integer strict',
    'floor(TEXT)': '(TEXT) numeric strict-or-null',
    'mod(INTEGER, INTEGER)': '(INTEGER, INTEGER) real strict-or-null',
    'substr(BLOB, INTEGER)': '(BLOB, INTEGER) blob strict-or-null',
    'substr(TEXT, INTEGER)': '(TEXT, INTEGER) text strict',
    'coalesce(?, VARCHAR)': '(VARCHAR, VARCHAR) VARCHAR all',
    'coalesce(INTEGER, REAL)': '(INTEGER, REAL) numeric all',
    'ifnull(INTEGER, TEXT)': '(INTEGER, TEXT) any all',
    'iif(INTEGER, TEXT, TEXT)': '(INTEGER, TEXT, TEXT) TEXT some of 1,2',
    'iif(INTEGER, TEXT)': '(INTEGER, TEXT) TEXT maybe of 1',
    'iif(INTEGER, TEXT, INTEGER, TEXT, TEXT)': '(INTEGER, TEXT, INTEGER, TEXT, TEXT) TEXT maybe',
    'nullif(DATE, ?)': '(DATE, DATE) DATE strict-or-null of 0',
    'max(INTEGER, REAL)': '(INTEGER, REAL) numeric strict',
    'concat_ws(TEXT, INTEGER, ?)': '(TEXT, INTEGER, any) text strict of 0',
    'json_extract(TEXT, TEXT)': '(TEXT, TEXT) any strict-or-null',
    'json_extract(TEXT, TEXT, TEXT)': '(TEXT, TEXT, TEXT) text strict-or-null',
    'json_set(TEXT, TEXT, ?)': '(TEXT, TEXT, any) text strict of 0',
    'unixepoch(TEXT)': '(TEXT) integer strict-or-null',
    "unixepoch(TEXT, 'subsec')": '(TEXT, text) numeric strict-or-null',
  })
})

test('times of literals are known', () => {
  check({
    'datetime()': '() text never',
    "date('now')": '(text) text never',
    "date('now', '-7 days')": '(text, text) text never',
    "date('now', '-99999 years')": '(text, text) text strict-or-null',
    "date('nonsense')": '(text) text strict-or-null',
    'date(TEXT)': '(TEXT) text strict-or-null',
    "strftime('%Y-%m', 'now')": '(text, text) text never',
    "strftime('%Y-%E', 'now')": '(text, text) text strict-or-null',
    "printf('%d', INTEGER)": '(text, INTEGER) text never of 0',
    'printf(TEXT, INTEGER)': '(TEXT, INTEGER) text strict-or-null of 0',
  })
})

test('aggregates and window functions', () => {
  check({
    'count(*)': '() integer never',
    'sum(INTEGER)': '(INTEGER) integer empty',
    'sum(REAL)': '(REAL) real maybe',
    'avg(INTEGER)': '(INTEGER) real empty',
    'total(INTEGER)': '(INTEGER) real never',
    'max(DATETIME)': '(DATETIME) DATETIME empty',
    'group_concat(TEXT, ?)': '(TEXT, text) text empty of 0',
    'json_group_array(TEXT)': '(TEXT) text never',
    'row_number()': '() integer never',
    'lag(TEXT)': '(TEXT) TEXT maybe',
    'lag(TEXT, ?, ?)': '(TEXT, integer, TEXT) TEXT some of 0,2',
  })
})

test('calls that SQLite refuses', () => {
  check({
    'nosuch(TEXT)': 'unknown',
    'abs()': 'mismatch',
    'coalesce(TEXT)': 'mismatch',
    'count(TEXT, TEXT)': 'mismatch',
    'row_number(TEXT)': 'mismatch',
  })
})

test('casts apply an affinity', () => {
  const cast = (name: string) => semantics.castResult(operand('TEXT'), scalar(name, ['10']))
  assert.equal(
    ['VARCHAR', 'BIGINT', 'DOUBLE', 'BLOB', 'DATE', 'ANY'].map((name) => cast(name)),
    [
      scalar('text'),
      scalar('bigint'),
      scalar('real'),
      scalar('blob'),
      scalar('numeric'),
      scalar('numeric'),
    ],
  )
})

test('a whole number beyond 64 bits is a real', () => {
  assert.equal(operand('9007199254740991').type, scalar('integer'))
  assert.equal(operand('9223372036854775807').type, scalar('bigint'))
  assert.equal(operand('9223372036854775808').type, scalar('real'))
})

test('a table has a rowid unless it has a column of the name', () => {
  const relation = builtins.schemas.get('temp')?.relations.get('sqlite_schema')
  if (relation === undefined) return assert.unreachable()
  const names = (given: typeof relation) => semantics.implicitColumns(given).map(({ name }) => name)
  assert.equal(names(relation), ['rowid', 'oid', '_rowid_'])
  assert.equal(names({ ...relation, kind: 'view' }), [])
  const oid = relation.columns.map((column) => ({ ...column, name: 'OID' }))
  assert.equal(names({ ...relation, columns: oid }), ['rowid', '_rowid_'])
})

test('a rowid is named after the key that it is', () => {
  const schema = 'CREATE TABLE t (id integer PRIMARY KEY, a text); CREATE TABLE u (a text);'
  const check = (query: string, expected: readonly string[]) =>
    assert.equal(checkSql(sqlite, schema, query), expected, query)
  check('SELECT rowid, a FROM t', ['id INTEGER', 'a TEXT null'])
  check('SELECT oid AS o FROM t', ['o INTEGER'])
  check('SELECT rowid FROM u', ['rowid INTEGER'])
})

test('functions in FROM have columns', () => {
  const columns = (name: string) =>
    semantics
      .functionColumns(
        {
          schema: undefined,
          name,
          operands: [],
          argumentNames: [],
          star: false,
          variadic: false,
          withinGroup: [],
        },
        builtins,
      )
      ?.map((column) => `${column.name}${column.nullable ? '?' : ''}${column.hidden ? '-' : ''}`)
      .join(' ')
  const rowids = 'rowid- oid- _rowid_-'
  assert.is(
    columns('json_each'),
    `key? value? type atom? id parent? fullkey path json?- root?- ${rowids}`,
  )
  assert.is(columns('pragma_foreign_keys'), `foreign_keys ${rowids}`)
  assert.is(columns('pragma_cache_size'), `cache_size schema?- ${rowids}`)
  assert.is(columns('pragma_optimize'), `optimize arg?- ${rowids}`)
  assert.is(columns('pragma_busy_timeout'), `timeout ${rowids}`)
  assert.is(columns('abs'), undefined)
})

test.run()
