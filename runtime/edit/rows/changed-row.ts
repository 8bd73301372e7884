import type { ChangedRow } from '../../journal/journal.ts'
import type { Assignment } from '../check-change.ts'
import type { EditedTable } from '../edited-table.ts'
import type { RowImage } from './row-image.ts'

interface Images {
  readonly before: RowImage | undefined
  readonly after: RowImage | undefined
  readonly assignments?: readonly Assignment[]
  readonly isDerived?: boolean
}

/** A row as the journal keeps it. */
export function changedRow(
  { relation, columns }: EditedTable,
  { before, after, assignments = [], isDerived = false }: Images,
): ChangedRow {
  return {
    schema: relation.schema,
    relation: relation.name,
    columns: columns.map(({ name }) => name),
    before,
    after,
    written: assignments.map(({ column }) => column.name),
    isDerived,
  }
}
