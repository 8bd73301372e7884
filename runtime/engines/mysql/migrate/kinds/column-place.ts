import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { changedAttributes } from './attribute.ts'
import { keptInOrder } from './kept-order.ts'

export interface ColumnPlace {
  /** `` AFTER `a` ``, or nothing where the column comes to stand right by itself. */
  readonly clause: string
  /** Among the columns of the table. */
  readonly index: number
}

/** Of a column that is added; at the end of the table nothing is said. */
export function placeOfNew(column: SchemaObject, sides: Sides): ColumnPlace {
  const { columns, index } = among(column, sides.to)
  const isOld = ({ id }: SchemaObject) => sides.from.objects.has(id)
  const isAtEnd = !columns.slice(index).some(isOld)
  return { index, clause: isAtEnd ? '' : behind(columns[index - 1]) }
}

/** Of a column that was there; only one that has to be moved is put behind another. */
export function placeOfKept(column: SchemaObject, sides: Sides): ColumnPlace {
  const { columns, index } = among(column, sides.to)
  const isKept = keptColumns(column, sides).has(column.id)
  return { index, clause: isKept ? '' : behind(columns[index - 1]) }
}

function keptColumns({ parent }: SchemaObject, { from, to }: Sides): ReadonlySet<ObjectId> {
  return keptInOrder(idsOf(columnsOf(parent, from)), idsOf(columnsOf(parent, to)))
}

/** The columns behind one that is moved which go with it, and for which nothing else is to do. */
export function followersOf(column: SchemaObject, sides: Sides): readonly SchemaObject[] {
  const kept = keptColumns(column, sides)
  if (kept.has(column.id) || !sides.from.objects.has(column.id)) return []
  const { columns, index } = among(column, sides.to)
  const behindIt = columns.slice(index + 1)
  const end = behindIt.findIndex((each) => {
    const before = sides.from.objects.get(each.id)
    return kept.has(each.id) || before === undefined || changedAttributes(before, each).length > 0
  })
  return end === -1 ? behindIt : behindIt.slice(0, end)
}

function among(column: SchemaObject, definitions: Definitions) {
  const columns = columnsOf(column.parent, definitions)
  return { columns, index: columns.findIndex(({ id }) => id === column.id) }
}

export function columnsOf(
  table: ObjectId | undefined,
  definitions: Definitions,
): readonly SchemaObject[] {
  if (table === undefined) return []
  return definitions.childrenOf(table).filter(({ kind }) => kind === 'column')
}

function idsOf(objects: readonly SchemaObject[]): readonly ObjectId[] {
  return objects.map(({ id }) => id)
}

function behind(column: SchemaObject | undefined): string {
  return column === undefined ? ' FIRST' : ` AFTER ${mysqlSqlText.quote(column.name)}`
}
