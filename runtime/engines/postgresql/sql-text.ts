import type { Column } from '../../../compiler/ir/catalog.ts'
import { baseType, type Type } from '../../../compiler/ir/type.ts'
import { escapeLike } from '../../like-pattern.ts'
import { nullTest } from '../../null-test.ts'
import type { PatternText, SqlText } from '../../sql-text.ts'
import { DEFINITION } from './introspect/definition.ts'
import { nameOfType } from './values/type-text.ts'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const postgresqlSqlText: SqlText = {
  quote,
  relation: ({ schema, name }) => `${quote(schema)}.${quote(name)}`,
  parameter,
  comparable: (value) => value,
  read: ({ name, type }) => rendered(quote(name), type),
  preview,
  fingerprint: ({ name, type }) => fingerprintOf(quote(name), type),
  fingerprintOf,
  same: (left, right) => `${left} is not distinct from ${right}`,
  nullTest: (type) => (baseType(type).kind === 'composite' ? OF_COMPOSITE : nullTest),
  order: ({ name, type }) => {
    if (!isOrdered(type)) return undefined
    const item = quote(name)
    return {
      item,
      compared: item,
      kept: rendered(item, type),
      parameter: (number) => parameter(number, type),
    }
  },
  nullsWhenAscending: 'last',
  orderWithNulls: (item, direction, nulls) => `${item} ${direction} nulls ${nulls}`,
  patterns: patterns(),
  containsJson: (column, document, bind) => {
    const value = bind(JSON.stringify(document), { kind: 'scalar', name: 'jsonb', modifiers: [] })
    return `${quote(column.name)}::jsonb @> ${value}`
  },
  rowNumber: () => undefined,
  definition: ({ schema, name }) => ({
    statement: { sql: DEFINITION, parameters: [schema, name] },
    place: 0,
  }),
}

/** IS NULL holds for a value of which all fields are NULL, and IS NOT NULL for none of which one is. */
const OF_COMPOSITE = { is: 'is not distinct from null', isNot: 'is distinct from null' }

function parameter(number: number, type: Type | undefined): string {
  const name = type && nameOfType(type)
  if (type === undefined || name === undefined) return `$${number}`
  // The text of money is that of the server's language.
  if (!isOf(type, 'money')) return `$${number}::${name}`
  return isNamed(type, 'money')
    ? `$${number}::numeric::money`
    : `$${number}::numeric[]::money[]::${name}`
}

/** The text of money is that of the server's language, and that of xml without the declaration that it is stored with. */
function rendered(expression: string, type: Type): string {
  const found = [...EXACT].find(([name]) => isOf(type, name))
  if (found === undefined) return expression
  return `${expression}::${found[1]}${baseType(type).kind === 'array' ? '[]' : ''}`
}

const EXACT = new Map([
  ['money', 'numeric'],
  ['xml', 'text'],
])

/** Of the type, or an array of it. */
function isOf(type: Type, name: string): boolean {
  const base = baseType(type)
  return isNamed(base.kind === 'array' ? base.element : base, name)
}

function isNamed(type: Type, name: string): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && base.name === name
}

/** Equal texts are equal bytes under "C". */
function fingerprintOf(expression: string, type: Type): string {
  return `${asText(expression, type)} collate "C"`
}

/** A cast drops the blanks at the end of `char(n)`. */
function asText(expression: string, type: Type): string {
  return isNamed(type, 'bpchar') ? `textin(bpcharout(${expression}))` : `(${expression})::text`
}

/** Types whose values are never long. */
const short = new Set(
  `int2 int4 int8 oid float4 float8 money bool date time timetz timestamp timestamptz interval uuid char name inet cidr
  macaddr macaddr8 point line lseg box circle xid xid8 cid tid pg_lsn`.split(/\s+/),
)

const limited = new Set(['varchar', 'bpchar', 'bit', 'varbit', 'numeric'])

function preview({ name, type }: Column, limit: number) {
  const base = baseType(type)
  if (base.kind === 'enum') return undefined
  if (base.kind === 'scalar') {
    if (short.has(base.name)) return undefined
    if (limited.has(base.name) && Number(base.modifiers[0]) <= limit) return undefined
    if (base.name === 'bytea') {
      const bytes = quote(name)
      return { head: `substring(${bytes} from 1 for ${limit})`, size: `octet_length(${bytes})` }
    }
  }
  const text = asText(rendered(quote(name), type), type)
  return { head: `left(${text}, ${limit})`, size: `length(${text})` }
}

/**
 * Types that no B-tree knows, so that ORDER BY refuses them; documents, whose order tells nobody anything; and hstore,
 * which is sorted by operators that are not called `<`.
 */
const unordered = new Set(
  `json jsonb xml point line lseg box path polygon circle xid cid aclitem refcursor gtsvector jsonpath pg_snapshot
  txid_snapshot pg_node_tree int2vector hstore`.split(/\s+/),
)

function isOrdered(type: Type): boolean {
  const base = baseType(type)
  if (base.kind === 'array') return isOrdered(base.element)
  if (base.kind === 'composite') return base.fields.every((field) => isOrdered(field.type))
  return base.kind !== 'scalar' || !unordered.has(base.name)
}

/** A collation of the column may be one for which LIKE is not there. */
function textOf({ name, collation }: Column): string {
  const text = `${quote(name)}::text`
  return collation === undefined ? text : `${text} collate "default"`
}

function patterns(): PatternText {
  const ilike = (column: Column, value: string) => `${textOf(column)} ilike ${value} escape '!'`
  return {
    like: (column, value) => `${textOf(column)} like ${value}`,
    ilike: (column, value) => `${textOf(column)} ilike ${value}`,
    contains: (column, bind) =>
      ilike(
        column,
        bind((value) => `%${escapeLike(value)}%`),
      ),
    starts: (column, bind) =>
      ilike(
        column,
        bind((value) => `${escapeLike(value)}%`),
      ),
    ends: (column, bind) =>
      ilike(
        column,
        bind((value) => `%${escapeLike(value)}`),
      ),
    regex: (column, value) => `${textOf(column)} ~ ${value}`,
  }
}
