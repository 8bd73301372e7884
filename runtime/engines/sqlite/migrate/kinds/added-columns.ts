import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { constraintId } from '../define/object-ids.ts'
import type { ColumnText } from '../text/column-text.ts'
import { isSameName } from '../text/names.ts'
import { writtenName } from '../text/written-name.ts'
import { readTableText, type TableText } from '../text/table-text.ts'
import { tokensOf } from '../text/tokens.ts'
import { differs, type TableChange } from './table-change.ts'

/**
 * The statements, where nothing but columns comes that ALTER TABLE takes in any table
 * (https://sqlite.org/lang_altertable.html, section 5); undefined: the table has to be rebuilt.
 */
export function addedColumns(change: TableChange): readonly Step[] | undefined {
  const { from, to, added, dropped, kept, droppedConstraints } = change
  const isMore = dropped.length > 0 || droppedConstraints.length > 0
  if (isMore || differs({ from, to }) || kept.some((column) => differs(column))) return undefined
  const text = readTableText(to.statement ?? '')
  const columns = added.map((column) => textOf(column, text))
  const isPlain = added.every((column, place) => isAddable(column, columns[place], text))
  if (!isPlain || !bringsAll(change, columns, text)) return undefined
  return columns.map((column) =>
    step(`ALTER TABLE ${writtenName(from.name)} ADD COLUMN ${column?.definition}`),
  )
}

function textOf({ name }: SchemaObject, { columns }: TableText): ColumnText | undefined {
  return columns.find((column) => isSameName(column.name, name))
}

function isAddable(
  { name, attributes }: SchemaObject,
  column: ColumnText | undefined,
  { constraints }: TableText,
): boolean {
  if (column === undefined || attributes['storage'] === 'stored' || ROWIDS.test(name)) return false
  const isGenerated = attributes['storage'] === 'virtual'
  const value = attributes['default']
  const isNull = value === undefined || value === 'null'
  if (attributes['not null'] === true && isNull && !isGenerated) return false
  if (typeof value === 'string' && !isConstant(value)) return false
  return constraints
    .filter((each) => each.column === column.name)
    .every(({ kind }) => kind === 'check' || (kind === 'foreign-key' && isNull))
}

/** Statements that read the number of a row by the name would read the column from then on. */
const ROWIDS = /^(?:rowid|_rowid_|oid)$/i

/** SQLite takes other values only where the table has no rows yet. */
function isConstant(value: string): boolean {
  const tokens = tokensOf(value)
  const literal = tokens[0]?.kind === 'operator' ? tokens.slice(1) : tokens
  return literal.length === 1 && !/^current_/.test(value) && !/^[(]/.test(value)
}

/** Whether the definitions of the columns hold all constraints that come. */
function bringsAll(
  { addedConstraints, to }: TableChange,
  columns: readonly (ColumnText | undefined)[],
  { constraints }: TableText,
): boolean {
  const names = new Set(columns.map((column) => column?.name))
  const brought = constraints.filter(({ column }) => column !== undefined && names.has(column))
  const expected = new Set(addedConstraints.map(({ id }) => id))
  for (const constraint of brought) expected.delete(constraintId(constraint, to.name))
  return expected.size === 0
}
