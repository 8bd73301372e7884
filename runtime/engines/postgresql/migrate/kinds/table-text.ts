import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { has, textOf } from './attributes.ts'
import { isNotNull } from './column-null.ts'
import { columnConstraints, columnText } from './column-text.ts'
import { constraintText } from './constraints.ts'
import { columnsAbove } from './heirs.ts'
import { qualified, quote } from './names.ts'
import { notNullName } from './not-null-names.ts'
import { withOptions } from './options.ts'

interface TableParts {
  readonly columns: readonly SchemaObject[]
  readonly constraints: readonly SchemaObject[]
  /** All that the statement creates. */
  readonly inlined: readonly SchemaObject[]
  readonly definitions: Definitions
}

/** CREATE TABLE and what it says of the table, its columns and its constraints. */
export function tableText(table: SchemaObject, parts: TableParts): string {
  const items = [
    ...parts.columns.flatMap((column) => itemOf(column, table, parts)),
    ...parts.columns.flatMap((column) => keptNotNull(column, parts.definitions)),
    ...parts.constraints.map(constraintText),
  ]
  const list = items.length === 0 ? '' : `\n${items.map((item) => `  ${item}`).join(',\n')}\n`
  return `CREATE ${keywordsOf(table)} ${qualified(table)}${bodyOf(table, list)}${storageOf(table)}`
}

function keywordsOf(table: SchemaObject): string {
  if (table.kind === 'foreign table') return 'FOREIGN TABLE'
  return has(table, 'unlogged') ? 'UNLOGGED TABLE' : 'TABLE'
}

/** A column that comes from above is written only where it is the table's own as well. */
function itemOf(column: SchemaObject, table: SchemaObject, parts: TableParts): readonly string[] {
  const { inlined, definitions } = parts
  if (has(table, 'ofType')) {
    const constraints = columnConstraints(column, inlined, definitions)
    return constraints === '' ? [] : [`${quote(column.name)} WITH OPTIONS${constraints}`]
  }
  if (has(column, 'inherited') && !has(column, 'local')) return []
  return [columnText(column, inlined, definitions)]
}

/** NOT NULL that comes from above has the name that it has there, where no other one is written. */
function keptNotNull(column: SchemaObject, definitions: Definitions): readonly string[] {
  const name = textOf(column, 'inheritedNotNull')
  if (name === undefined) return []
  const above = columnsAbove(column, definitions).find((each) => isNotNull(each, definitions))
  if (above !== undefined && notNullName(above, definitions) === name) return []
  return [`CONSTRAINT ${quote(name)} NOT NULL ${quote(column.name)}`]
}

/** A partition, and a table of a type, needs no list. */
function bodyOf(table: SchemaObject, list: string): string {
  const parent = textOf(table, 'partitionOf')
  const optional = list === '' ? '' : ` (${list})`
  if (parent !== undefined) return ` PARTITION OF ${parent}${optional} ${textOf(table, 'bound')}`
  const type = textOf(table, 'ofType')
  if (type !== undefined) return ` OF ${type}${optional}`
  const parents = textOf(table, 'inherits')
  return ` (${list})${parents === undefined ? '' : ` INHERITS (${parents})`}`
}

function storageOf(table: SchemaObject): string {
  const clause = (attribute: string, write: (value: string) => string) => {
    const value = textOf(table, attribute)
    return value === undefined ? '' : write(value)
  }
  return [
    clause('partitionBy', (key) => ` PARTITION BY ${key}`),
    clause('method', (method) => ` USING ${quote(method)}`),
    clause('server', (server) => ` SERVER ${quote(server)}`),
    clause('foreignOptions', (options) => ` OPTIONS (${options})`),
    withOptions(table),
    clause('tablespace', (tablespace) => ` TABLESPACE ${quote(tablespace)}`),
  ].join('')
}
