import type { CellDraft } from '../edit/next-edit.ts'
import { isNewRow } from './new-row-id.ts'
import type { StagedRows } from './staged-rows.ts'

/** Puts drafts of new rows into the rows that wait to be added, and returns those of stored rows. */
export function keepNew(staged: StagedRows, changes: readonly CellDraft[]): readonly CellDraft[] {
  const ofNew = changes.filter(([{ row }]) => isNewRow(row.id))
  if (ofNew.length === 0) return changes
  staged.setValues(ofNew.map(([{ row, column }, draft]) => ({ row: row.id, column, draft })))
  return changes.filter(([{ row }]) => !isNewRow(row.id))
}
