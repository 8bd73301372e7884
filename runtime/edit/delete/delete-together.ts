import type { Catalog, ForeignKey } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import { deleteRow } from './delete-row.ts'
import type { EditedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import { referencesTo, sameRelation } from './references.ts'
import { restoreOrder } from '../undo/restore-order.ts'
import { inParts, rowsAre } from '../rows/rows-are.ts'
import { StatementWriter } from '../statement-writer.ts'

/** Deletes rows that have just been read. Throws Stopped where the database did not delete exactly these. */
export async function deleteFound(
  session: Queryable,
  table: EditedTable,
  { rows, catalog }: { readonly rows: readonly FoundRow[]; readonly catalog: Catalog },
): Promise<void> {
  const own = ownReferences(table, catalog)
  // MySQL refuses to delete a row to which another one refers that the same statement deletes.
  const isOneByOne = own.length > 0 && own.every(({ onDelete }) => REFUSING.has(onDelete))
  if (isOneByOne) return deleteEach(session, table, { rows, catalog })
  for (const part of inParts(rows)) {
    const where = (writer: StatementWriter) => rowsAre(table, part, writer)
    await deleteTogether(session, table, { where, count: part.length, catalog })
  }
}

const REFUSING: ReadonlySet<ForeignKey['onDelete']> = new Set(['no-action', 'restrict'])

function ownReferences({ relation }: EditedTable, catalog: Catalog): readonly ForeignKey[] {
  return referencesTo(catalog, relation).flatMap((reference) =>
    sameRelation(reference.relation, relation) ? [reference.key] : [],
  )
}

/** Rows that refer to others go before them. */
async function deleteEach(
  session: Queryable,
  table: EditedTable,
  { rows, catalog }: { readonly rows: readonly FoundRow[]; readonly catalog: Catalog },
): Promise<void> {
  const images = rows.map((image, number) => ({ number, table, image }))
  for (const { number } of restoreOrder(catalog, images).toReversed()) {
    const row = rows[number]
    if (row) await deleteRow(session, table, row)
  }
}

/** One statement for all rows of a condition, so that rows which refer to each other go together. */
export async function deleteTogether(
  session: Queryable,
  table: EditedTable,
  deletion: {
    readonly where: (writer: StatementWriter) => string
    readonly count: number
    readonly catalog: Catalog
  },
): Promise<void> {
  const { where, count, catalog } = deletion
  const { sqlText } = table.open
  const writer = new StatementWriter(sqlText)
  const sql = `DELETE FROM ${sqlText.relation(table.relation)} WHERE ${where(writer)}`
  const { rowCount } = await session.query(writer.statement(sql))
  // A row that goes with another one of its table is not counted in every engine.
  const isSure = ownReferences(table, catalog).every(({ onDelete }) => onDelete !== 'cascade')
  if (rowCount > count || (isSure && rowCount < count)) throw refused('key', NOT_DELETED)
}

const NOT_DELETED = 'The database did not delete exactly these rows, so nothing was deleted.'
