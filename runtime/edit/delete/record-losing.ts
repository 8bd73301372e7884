import type { Queryable } from '../../database.ts'
import { changedRow } from '../rows/changed-row.ts'
import type { Dependents, TableRow } from './dependent-rows.ts'
import { findImage } from '../rows/locate-row.ts'
import { refused } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import type { Record } from '../recorded.ts'

/** Records the rows that have lost a reference, as they are afterwards. */
export async function recordLosing(
  session: Queryable,
  dependents: Dependents,
  record: Record,
): Promise<void> {
  const losing = dependents.losing()
  for (const { table, row } of losing) {
    const after = await afterwards(session, { table, row })
    record(changedRow(table, { before: row, after, isDerived: true }))
  }
}

/** The row is found by its key, which no foreign key that is set to NULL is part of. */
async function afterwards(session: Queryable, { table, row }: TableRow): Promise<FoundRow> {
  const found = await findImage(session, table, row)
  const [after] = found === 'too-many' ? [] : found
  if (after !== undefined) return after
  const { name } = table.relation
  throw refused('table', `A row of "${name}" that lost its reference could not be found again.`)
}
