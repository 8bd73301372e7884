import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import { DatabaseFailure } from '../../database-failure.ts'
import type { RowChange } from '../change.ts'
import { changedRow } from '../rows/changed-row.ts'
import { type CheckedChange, checkRowChange } from './check-row-change.ts'
import { Dependents } from '../delete/dependent-rows.ts'
import { type EditedTable, editedTable, readOnlyReason } from '../edited-table.ts'
import { type Editing, isKept } from '../editing.ts'
import { findTarget } from './find-target.ts'
import { type Outcome, Stopped, type Unwritten } from '../outcome.ts'
import { storedRow } from '../rows/read-rows.ts'
import { recordLosing } from '../delete/record-losing.ts'
import { type Record, recorded } from '../recorded.ts'
import { inSavepoint } from '../savepoint.ts'
import { updateRow } from './update-row.ts'

export interface UpdateRequest {
  readonly relation: Relation
  readonly changes: readonly RowChange[]
  /** All changes or none; otherwise each stands for itself. */
  readonly isAtomic: boolean
}

export type Edited =
  | {
      readonly kind: 'done'
      /** In the order of the request. */
      readonly outcomes: readonly Outcome[]
      readonly undoId: string | undefined
    }
  /** Nothing was written, because of the change at that place. */
  | { readonly kind: 'stopped'; readonly index: number; readonly outcome: Unwritten }

type Judged = CheckedChange | Extract<Unwritten, { kind: 'refused' }>

/** Changes rows that still are what was seen. Throws DatabaseFailure, JournalFull. */
export async function updateRows(editing: Editing, request: UpdateRequest): Promise<Edited> {
  const table = editedTable(editing.open, request.relation)
  const judged = request.changes.map((change) => judge(editing, table, change))
  const refusedAt = judged.findIndex((each) => 'kind' in each)
  const refusal = judged[refusedAt]
  if (request.isAtomic && refusal !== undefined && 'kind' in refusal) {
    return { kind: 'stopped', index: refusedAt, outcome: refusal }
  }
  return request.isAtomic ? updateAll(editing, table, judged) : updateEach(editing, table, judged)
}

function judge({ open, form }: Editing, table: EditedTable, change: RowChange): Judged {
  const reason = readOnlyReason(table.relation)
  if (reason !== undefined) return { kind: 'refused', refusals: [{ path: 'table', reason }] }
  const checking = { relation: table.relation, values: open.values, form }
  const checked = checkRowChange(table, change, checking)
  return checked.kind === 'checked' ? checked.value : checked
}

async function updateAll(
  editing: Editing,
  table: EditedTable,
  judged: readonly Judged[],
): Promise<Edited> {
  let index = 0
  try {
    const { value, undoId } = await recorded(editing, subjectOf(table), async (session, record) => {
      const outcomes: Outcome[] = []
      for (const change of judged) {
        outcomes.push(await updateOne(session, table, { change, editing, record }))
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

async function updateEach(
  editing: Editing,
  table: EditedTable,
  judged: readonly Judged[],
): Promise<Edited> {
  const { value, undoId } = await recorded(editing, subjectOf(table), async (session, record) => {
    const outcomes: Outcome[] = []
    for (const change of judged)
      outcomes.push(await attempt(session, table, { change, editing, record }))
    return outcomes
  })
  return { kind: 'done', outcomes: value, undoId }
}

interface Update {
  readonly change: Judged
  readonly editing: Editing
  readonly record: Record
}

async function attempt(session: Queryable, table: EditedTable, update: Update): Promise<Outcome> {
  try {
    return await inSavepoint(session, () => updateOne(session, table, update))
  } catch (error) {
    if (error instanceof Stopped) return error.outcome
    if (error instanceof DatabaseFailure && OF_ONE_ROW.has(error.facts.kind)) {
      return { kind: 'failed', failure: error }
    }
    throw error
  }
}

/** Failures behind which the transaction goes on. */
const OF_ONE_ROW = new Set<string>(['constraint', 'type', 'permission', 'other'])

/** Changes one row that still is what was seen, and what the database changes with it. */
export async function updateOne(
  session: Queryable,
  table: EditedTable,
  { change, editing, record }: Update,
): Promise<Extract<Outcome, { kind: 'stored' }>> {
  if ('kind' in change) throw new Stopped(change)
  const { assignments, expectations } = change
  const { form, catalog } = editing
  const row = await findTarget(session, table, { target: change, form })
  const written = assignments.map(({ column }) => column)
  const guarded = [...new Set([...written, ...expectations.map(({ column }) => column)])]
  const dependents = new Dependents(table.open, catalog)
  if (isKept(editing)) await dependents.ofChanged(session, { table, rows: [row], changed: written })
  const stored = await updateRow(session, table, { row, assignments, guarded })
  record(changedRow(table, { before: row, after: stored, assignments }))
  await recordLosing(session, dependents, record)
  return { kind: 'stored', row: storedRow(table, stored) }
}

function subjectOf({ relation }: EditedTable) {
  return { kind: 'update' as const, schema: relation.schema, relation: relation.name }
}
