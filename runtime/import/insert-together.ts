import type { Queryable } from '../database.ts'
import type { Assignment } from '../edit/check-change.ts'
import type { EditedTable } from '../edit/edited-table.ts'
import { insertStatement } from '../edit/insert/insert-statement.ts'
import { isAt } from '../edit/rows/locate-row.ts'
import { type FoundRow, findRows } from '../edit/rows/read-rows.ts'
import { haveValues } from '../edit/rows/rows-are.ts'
import type { Parameter, StatementWriter } from '../edit/statement-writer.ts'
import { located } from '../edit/update/update-row.ts'

interface Inserted {
  readonly assignments: readonly Assignment[]
}

/**
 * Adds rows that give values to the same columns by one statement, and gives them as they are stored. Undefined where
 * they cannot be found again together; what was written has to be rolled back then.
 */
export async function insertTogether(
  session: Queryable,
  table: EditedTable,
  rows: readonly Inserted[],
): Promise<readonly FoundRow[] | undefined> {
  const columns = (rows[0]?.assignments ?? []).map(({ column }) => column)
  if (columns.length === 0) return undefined
  const given = rows.map(({ assignments }) => assignments.map(({ parameter = null }) => parameter))
  const keyPlaces = table.key.map((column) => columns.indexOf(column))
  const isKeyGiven = keyPlaces.length > 0 && !keyPlaces.includes(-1)
  if (!table.returning && !isKeyGiven) return undefined
  const { sql, parameters } = insertStatement(table, columns, given)
  const returning = table.returning ? ` RETURNING ${located(table).join(', ')}` : ''
  const { rows: returned } = await session.query({ sql: sql + returning, parameters })
  const places = table.returning
    ? returned
    : given.map((values) => keyPlaces.map((place) => values[place] ?? null))
  const where = (writer: StatementWriter) => areAt(table, places, writer)
  const found = await findRows(session, table, { where, isLocked: true, maxRows: rows.length + 1 })
  return found.rows.length === rows.length ? found.rows : undefined
}

/** By their keys, or else by where they are stored. */
function areAt(
  table: EditedTable,
  places: readonly (readonly Parameter[])[],
  writer: StatementWriter,
): string {
  const { key } = table
  if (key.length > 0) {
    const values = places.map((place) => place.slice(0, key.length))
    return haveValues(table, { columns: key, values }, writer)
  }
  const conditions = places.map((place) => `(${isAt(table, place, writer)})`)
  return `(${conditions.join(' OR ')})`
}
