import type { Queryable } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'
import { imageValues } from '../rows/locate-row.ts'
import { type FoundRow, findRows, type RowSearch } from '../rows/read-rows.ts'
import { haveValues, inParts, rowsAre } from '../rows/rows-are.ts'
import type { Reference } from './references.ts'

/** More rows than this of one table are not kept for rows that are changed together. */
const MOST = 20_000

interface Referred {
  readonly parent: EditedTable
  readonly rows: readonly FoundRow[]
  readonly reference: Reference
}

/** The rows of a table that refer to those rows. Throws Stopped where there are more than can be kept. */
export async function findReferring(
  session: Queryable,
  table: EditedTable,
  referred: Referred,
): Promise<readonly FoundRow[]> {
  const searches = isPlain(referred) ? byValues(table, referred) : byJoin(table, referred)
  const found: FoundRow[] = []
  for (const where of searches) {
    const { rows, isCut } = await findRows(session, table, { where, isLocked: true, maxRows: MOST })
    if (isCut) throw refused('table', tooMany(table))
    found.push(...rows)
  }
  return found
}

/** Values of both sides are equal where their columns say so. */
function isPlain({ reference: { columns, referenced } }: Referred): boolean {
  return columns.every((column, index) => {
    const other = referenced[index]
    const isSameType = JSON.stringify(column.type) === JSON.stringify(other?.type)
    return isSameType && column.collation === other?.collation
  })
}

/** By a list of values, which finds its way through an index in every engine. */
function byValues(
  table: EditedTable,
  { parent, rows, reference: { columns, referenced } }: Referred,
): readonly RowSearch['where'][] {
  const lists = rows
    .map((row) => imageValues(parent, row, referenced).map(({ parameter }) => parameter))
    .filter((values) => values.every((value) => value !== null))
  return inParts(lists).map((values) => (writer) => haveValues(table, { columns, values }, writer))
}

const PARENT = 'quarry_parent'

/** By the columns themselves, so that the engine compares as the foreign key does. */
function byJoin(
  table: EditedTable,
  { parent, rows, reference: { columns, referenced } }: Referred,
): readonly RowSearch['where'][] {
  const { sqlText, editText } = table.open
  const child = sqlText.relation(table.relation)
  const pairs = columns.flatMap((column, index) => {
    const other = referenced[index]
    if (other === undefined) return []
    const name = `${PARENT}.${sqlText.quote(other.name)}`
    const own = `${child}.${sqlText.quote(column.name)}`
    return [editText.refers({ column: other, name }, { column, name: own })]
  })
  const from = `${sqlText.relation(parent.relation)} AS ${PARENT}`
  return inParts(rows).map((part) => (writer) => {
    const conditions = [rowsAre(parent, part, writer), ...pairs].join(' AND ')
    return `EXISTS (SELECT 1 FROM ${from} WHERE ${conditions})`
  })
}

function tooMany({ relation: { name } }: EditedTable): string {
  return `More than ${MOST} rows of "${name}" would go or change as well, which are too many to keep for undo.`
}
