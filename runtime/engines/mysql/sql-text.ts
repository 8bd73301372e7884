import type { Column } from '../../../compiler/ir/catalog.ts'
import { baseType, type Type } from '../../../compiler/ir/type.ts'
import { escapeLike } from '../../like-pattern.ts'
import { comparable } from './values/comparable.ts'
import { nullTest } from '../../null-test.ts'
import type { OrderText, PatternText, SqlText } from '../../sql-text.ts'

const quote = (name: string): string => `\`${name.replaceAll('`', '``')}\``

/** MySQL's and MariaDB's. */
export const mysqlSqlText: SqlText = {
  quote,
  relation: ({ name }) => quote(name),
  parameter: (_number, type) => parameter(type),
  comparable,
  read: ({ name, type }) => rendered(quote(name), type),
  preview,
  fingerprint: ({ name, type }) => fingerprintOf(quote(name), type),
  fingerprintOf,
  same: (left, right) => `${left} <=> ${right}`,
  nullTest: () => nullTest,
  order,
  nullsWhenAscending: 'first',
  orderWithNulls: (item, direction, nulls) =>
    `${item} is null ${nulls === 'first' ? 'desc' : 'asc'}, ${item} ${direction}`,
  patterns: patterns(),
  containsJson: ({ name }, document, bind) =>
    `json_contains(${quote(name)}, ${bind(JSON.stringify(document), undefined)})`,
  rowNumber: () => undefined,
  // Of a view it gives the view, with the text at the same place.
  definition: ({ name }) => ({
    statement: { sql: `show create table ${quote(name)}`, parameters: [] },
    place: 1,
  }),
}

interface Form {
  /** What becomes of a text that is sent as a parameter; undefined: nothing. */
  readonly parameter?: (type: Type) => string
  /** How the value is read, if not as it is. */
  readonly read?: (column: string) => string
  /** Two values are one when these are equal; undefined: their bytes are compared. */
  readonly compared?: 'as-numbers' | 'as-binary'
  readonly order?: 'none' | 'by-number'
  readonly isLong?: 'text' | 'binary'
}

const plus = (zero: string) => (column: string) => `${column} + ${zero}`

const signed: Form = { parameter: castOf('signed', 'unsigned'), compared: 'as-numbers' }
const float: Form = {
  parameter: () => '(? + 0e0)',
  // A FLOAT is written with six digits, of which not all values are made.
  read: plus('0e0'),
  compared: 'as-numbers',
}
const long: Form = { isLong: 'text' }
const bytes: Form = { isLong: 'binary', compared: 'as-binary' }
const geometry: Form = {
  parameter: () => GEOMETRY_OF_TEXT,
  read: (column) =>
    `concat(if(st_srid(${column}) = 0, '', concat('SRID=', st_srid(${column}), ';')), st_astext(${column}))`,
  compared: 'as-binary',
  order: 'none',
}

/** `SRID=4326;POINT(1 2)`, or a text without a number. */
const GEOMETRY_OF_TEXT = `(select st_geomfromtext(substring_index(g.t, ';', -1),
  if(g.t like 'SRID=%;%', cast(substring(substring_index(g.t, ';', 1), 6) as unsigned), 0)) from (select ? as t) as g)`

const forms: Readonly<Record<string, Form>> = {
  tinyint: signed,
  smallint: signed,
  mediumint: signed,
  int: signed,
  bigint: signed,
  year: signed,
  bit: {
    parameter: () => 'cast(? as unsigned)',
    read: plus('0'),
    compared: 'as-numbers',
    order: 'by-number',
  },
  float,
  double: float,
  decimal: { parameter: decimalOf, compared: 'as-numbers' },
  enum: { order: 'by-number' },
  set: { order: 'by-number' },
  varchar: long,
  tinytext: long,
  text: long,
  mediumtext: long,
  longtext: long,
  json: { ...long, order: 'none' },
  varbinary: bytes,
  binary: bytes,
  tinyblob: bytes,
  blob: bytes,
  mediumblob: bytes,
  longblob: bytes,
  vector: { ...bytes, order: 'none' },
  geometry,
  geomcollection: geometry,
  point: geometry,
  multipoint: geometry,
  linestring: geometry,
  multilinestring: geometry,
  polygon: geometry,
  multipolygon: geometry,
}

function formOf(type: Type): Form {
  const base = baseType(type)
  if (base.kind === 'enum') return forms['enum'] ?? {}
  return base.kind === 'scalar' ? (forms[base.name.split(' ')[0] ?? ''] ?? {}) : {}
}

function parameter(type: Type | undefined): string {
  return (type && formOf(type).parameter?.(type)) ?? '?'
}

/** A text beside a BIGINT would be compared as a DOUBLE, and rounded. */
function castOf(name: string, unsignedName: string) {
  return (type: Type) => {
    const isUnsigned = type.kind === 'scalar' && type.name.endsWith(' unsigned')
    return `cast(? as ${isUnsigned ? unsignedName : name})`
  }
}

/** As many digits behind the point as leave room for those in front of it. */
function decimalOf(type: Type): string {
  const [precision = '10', scale = '0'] = type.kind === 'scalar' ? type.modifiers : []
  return `cast(? as decimal(65, ${Math.min(30, 65 - (Number(precision) - Number(scale)))}))`
}

function rendered(column: string, type: Type): string {
  return formOf(type).read?.(column) ?? column
}

/** Texts are compared as bytes of UTF-8: a collation takes other texts, and blanks at the end, for the same. */
function fingerprintOf(expression: string, type: Type): string {
  const { compared, read } = formOf(type)
  if (compared === 'as-numbers') return read?.(expression) ?? expression
  if (compared === 'as-binary') return `cast(${expression} as binary)`
  return `cast(convert(${expression} using utf8mb4) as binary)`
}

function preview({ name, type }: Column, limit: number) {
  const { isLong } = formOf(type)
  const length = type.kind === 'scalar' ? Number(type.modifiers[0]) : Number.NaN
  if (isLong === undefined || length <= limit) return undefined
  const value = quote(name)
  const text = isNamed(type, 'json') ? `convert(${value} using utf8mb4)` : value
  const size = isLong === 'binary' ? `octet_length(${value})` : `char_length(${text})`
  return { head: `left(${text}, ${limit})`, size }
}

function isNamed(type: Type, name: string): boolean {
  return type.kind === 'scalar' && type.name === name
}

/** ENUM is sorted by the number of the label, but compared as text: `e + 0` is its number. */
function order({ name, type }: Column): OrderText | undefined {
  const { order: how, read } = formOf(type)
  if (how === 'none') return undefined
  const item = quote(name)
  if (how === 'by-number') {
    const number = `${item} + 0`
    return { item, compared: number, kept: number, parameter: () => 'cast(? as unsigned)' }
  }
  return { item, compared: item, kept: read?.(item) ?? item, parameter: () => parameter(type) }
}

function textOf({ name, type }: Column): string {
  const isText = formOf(type).isLong === 'text' && !isNamed(type, 'json')
  return isText ? quote(name) : `convert(${quote(name)} using utf8mb4)`
}

function patterns(): PatternText {
  const folded = (column: Column, value: string) =>
    `lower(${textOf(column)}) like lower(${value}) escape '!'`
  return {
    like: (column, value) => `${textOf(column)} like ${value}`,
    ilike: (column, value) => `lower(${textOf(column)}) like lower(${value})`,
    contains: (column, bind) =>
      folded(
        column,
        bind((value) => `%${escapeLike(value)}%`),
      ),
    starts: (column, bind) =>
      folded(
        column,
        bind((value) => `${escapeLike(value)}%`),
      ),
    ends: (column, bind) =>
      folded(
        column,
        bind((value) => `%${escapeLike(value)}`),
      ),
    regex: (column, value) => `${textOf(column)} regexp ${value}`,
  }
}
