import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import { scalar, type Type } from '../../../compiler/ir/type.ts'
import { nullTest } from '../../null-test.ts'
import type { PatternText, SqlText } from '../../sql-text.ts'
import { containsJson } from './values/contains-json.ts'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const sqliteSqlText: SqlText = {
  quote,
  relation: ({ name }) => quote(name),
  parameter: () => '?',
  comparable: (value) => value,
  read: ({ name }) => quote(name),
  preview,
  fingerprint: ({ name }) => fingerprintText(quote(name)),
  // A parameter has one place in the text.
  fingerprintOf: (expression) =>
    `(select ${fingerprintText('v')} from (select ${expression} as v))`,
  same: (left, right) => `${left} is ${right}`,
  nullTest: () => nullTest,
  order: ({ name, type }) => {
    if (isDocument(type)) return undefined
    const item = quote(name)
    return { item, compared: item, kept: item, parameter: () => '?' }
  },
  nullsWhenAscending: 'first',
  orderWithNulls: (item, direction, nulls) => `${item} ${direction} nulls ${nulls}`,
  patterns: patterns(),
  containsJson: ({ name }, document, bind) => containsJson(quote(name), document, bind),
  rowNumber,
  definition: ({ name }) => ({ statement: { sql: DEFINITION, parameters: [name] }, place: 0 }),
}

/** The table first, then its indexes and triggers; indexes of constraints have no text. */
const DEFINITION = `select sql from sqlite_schema where tbl_name = ? collate nocase and sql is not null
  order by type in ('table', 'view') desc, type, name`

/**
 * A whole number is the same as REAL and as INTEGER: JSON does not tell them apart. hex() says of a
 * text what quote() leaves out, which ends at the first NUL.
 */
function fingerprintText(e: string): string {
  return `case typeof(${e}) when 'text' then 'text ' || hex(${e}) when 'blob' then 'blob ' || hex(${e})
    when 'real' then iif(${e} = cast(${e} as integer), quote(cast(${e} as integer)), quote(${e}))
    when 'integer' then quote(${e}) end`
}

/**
 * Every column may hold anything. length() and substr() end at the first NUL of a text, whose size is
 * therefore said in bytes.
 */
function preview({ name }: Column, limit: number) {
  const value = quote(name)
  const bytes = `length(cast(${value} as blob))`
  const isLong = `typeof(${value}) in ('text', 'blob') and ${bytes} > ${limit}`
  const characters = `iif(typeof(${value}) = 'text' and instr(${value}, char(0)) = 0, length(${value}), ${bytes})`
  return {
    head: `iif(${isLong}, substr(${value}, 1, ${limit}), ${value})`,
    size: `iif(${isLong}, ${characters}, null)`,
  }
}

function isDocument(type: Type): boolean {
  return type.kind === 'scalar' && type.name.toLowerCase() === 'json'
}

const ROW_NUMBERS = ['rowid', '_rowid_', 'oid']

/** A table that has a primary key may be one WITHOUT ROWID; then its key is not NULL, and tells its rows apart. */
function rowNumber({ kind, columns }: Relation): Column | undefined {
  if (kind !== 'table') return undefined
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  const name = ROW_NUMBERS.find((each) => !taken.has(each))
  return name === undefined ? undefined : { ...ROW_NUMBER, name }
}

const ROW_NUMBER: Omit<Column, 'name'> = {
  type: scalar('INTEGER'),
  nullable: false,
  hasDefault: true,
  generated: 'none',
  identity: 'auto-increment',
  hidden: true,
  collation: undefined,
  comment: undefined,
  place: undefined,
}

/** LIKE ends at the first NUL of a pattern; instr() and hex() do not. */
function patterns(): PatternText {
  const folded = ({ name }: Column) => `lower(${quote(name)})`
  const like = ({ name }: Column, value: string) => `${quote(name)} like ${value}`
  const asIs = (value: string) => value
  return {
    like,
    ilike: like,
    contains: (column, bind) => `instr(${folded(column)}, lower(${bind(asIs)})) > 0`,
    starts: (column, bind) => `instr(${folded(column)}, lower(${bind(asIs)})) = 1`,
    ends: (column, bind) => `hex(${folded(column)}) like '%' || hex(lower(${bind(asIs)}))`,
    regex: undefined,
  }
}
