import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { RowInsert } from '../change.ts'
import { changedRow } from '../rows/changed-row.ts'
import type { Assignment, Checked } from '../check-change.ts'
import { checkInsert } from '../check-insert.ts'
import { editedTable } from '../edited-table.ts'
import type { Editing } from '../editing.ts'
import { insertRow } from './insert-row.ts'
import { type Outcome, Stopped } from '../outcome.ts'
import { storedRow } from '../rows/read-rows.ts'
import { recorded } from '../recorded.ts'
import type { Edited } from '../update/update-rows.ts'

export interface InsertRequest {
  readonly relation: Relation
  readonly rows: readonly RowInsert[]
}

/** Adds all rows or none, and gives them as they are stored. Throws DatabaseFailure, JournalFull. */
export async function insertRows(editing: Editing, request: InsertRequest): Promise<Edited> {
  const { relation, rows } = request
  const table = editedTable(editing.open, relation)
  let index = 0
  try {
    const judged = rows.map((row) => checkInsert(editing, table, row))
    index = Math.max(
      judged.findIndex(({ kind }) => kind === 'refused'),
      0,
    )
    const checked = judged.map(assignmentsOf)
    index = 0
    const subject = { kind: 'insert', schema: relation.schema, relation: relation.name } as const
    const { value, undoId } = await recorded(editing, subject, async (session, record) => {
      const outcomes: Outcome[] = []
      for (const assignments of checked) {
        const stored = await insertRow(session, table, assignments)
        record(changedRow(table, { before: undefined, after: stored, assignments }))
        outcomes.push({ kind: 'stored', row: storedRow(table, stored) })
        index += 1
      }
      return outcomes
    })
    return { kind: 'done', outcomes: value, undoId }
  } catch (error) {
    if (error instanceof Stopped) return { kind: 'stopped', index, outcome: error.outcome }
    throw error
  }
}

function assignmentsOf(checked: Checked<readonly Assignment[]>): readonly Assignment[] {
  if (checked.kind === 'refused') throw new Stopped(checked)
  return checked.value
}
