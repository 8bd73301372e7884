import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import { changedRow } from '../rows/changed-row.ts'
import { checkWhole } from './check-whole.ts'
import { type CheckedTarget, checkTarget, type RowTarget } from '../update/check-row-change.ts'
import { deleteFound, deleteTogether } from './delete-together.ts'
import { Dependents } from './dependent-rows.ts'
import { type EditedTable, editedTable, readOnlyReason } from '../edited-table.ts'
import { type Editing, isKept } from '../editing.ts'
import { findTarget } from '../update/find-target.ts'
import { checkCount, Miscounted } from '../miscounted.ts'
import { refused, Stopped, type Unwritten } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import { recordLosing } from './record-losing.ts'
import { type Record, recorded } from '../recorded.ts'
import { rowChunks } from '../rows/row-chunks.ts'
import { rowName } from '../rows/row-name.ts'
import { inParts } from '../rows/rows-are.ts'
import { TrialOver } from '../trial-over.ts'
import type { Condition, StatementWriter } from '../statement-writer.ts'

export interface DeleteRequest {
  readonly relation: Relation
  readonly rows: RowsToDelete
  /** All is done and then rolled back, to tell what would go. */
  readonly isTrial?: boolean
}

/** The rows of another table that go or change with the rows that are deleted. */
export interface DependentCount {
  readonly schema: string
  readonly table: string
  deleted: number
  changed: number
}

export type RowsToDelete =
  | { readonly kind: 'targets'; readonly targets: readonly RowTarget[] }
  /** All rows for which the condition holds, if they are as many as a person was told. */
  | { readonly kind: 'condition'; readonly condition: Condition; readonly expectCount: number }

export type Deleted =
  | {
      readonly kind: 'done'
      readonly deleted: number
      /** The rows that went or changed with them; not counted where there is no journal. */
      readonly dependents: number
      readonly tables: readonly DependentCount[]
      /** There may be tables that the user does not see, whose rows went with them and do not come back. */
      readonly hidesTables: boolean
      readonly undoId: string | undefined
    }
  | { readonly kind: 'stopped'; readonly index: number; readonly outcome: Unwritten }
  /** There are other rows than were counted; nothing was deleted. */
  | { readonly kind: 'miscounted'; readonly atLeast: number }

/** Deletes all rows or none, and keeps them whole for undo. Throws DatabaseFailure, JournalFull. */
export async function deleteRows(editing: Editing, request: DeleteRequest): Promise<Deleted> {
  const { relation } = request
  const table = editedTable(editing.open, relation)
  const subject = { kind: 'delete', schema: relation.schema, relation: relation.name } as const
  const progress: Progress = { index: 0, deleted: 0, hidesTables: false, tables: [] }
  try {
    const { undoId } = await recorded(editing, subject, async (session, record) => {
      await deleteAll(session, table, { editing, request, record, progress })
      if (request.isTrial) throw new TrialOver()
    })
    return done(progress, undoId)
  } catch (error) {
    if (error instanceof TrialOver) return done(progress, undefined)
    if (error instanceof Miscounted) return { kind: 'miscounted', atLeast: error.atLeast }
    if (error instanceof Stopped)
      return { kind: 'stopped', index: progress.index, outcome: error.outcome }
    throw error
  }
}

interface Progress {
  index: number
  deleted: number
  hidesTables: boolean
  readonly tables: DependentCount[]
}

function done({ deleted, tables, hidesTables }: Progress, undoId: string | undefined): Deleted {
  const dependents = tables.reduce((sum, each) => sum + each.deleted + each.changed, 0)
  return { kind: 'done', deleted, dependents, tables, hidesTables, undoId }
}

function countDependent({ tables }: Progress, relation: Relation): DependentCount {
  const { schema, name } = relation
  const known = tables.find((each) => each.schema === schema && each.table === name)
  const counted = known ?? { schema, table: name, deleted: 0, changed: 0 }
  if (known === undefined) tables.push(counted)
  return counted
}

interface Deletion {
  readonly editing: Editing
  readonly request: DeleteRequest
  readonly record: Record
  readonly progress: Progress
}

/** Deletes the rows of a request within a transaction. */
export async function deleteAll(
  session: Queryable,
  table: EditedTable,
  deletion: Deletion,
): Promise<void> {
  const { rows } = deletion.request
  const reason = readOnlyReason(table.relation) ?? unkeepable(table, deletion.editing)
  if (reason !== undefined) throw refused('table', reason)
  if (isKept(deletion.editing)) {
    await checkWhole(session, table)
    const hidesTables = await table.open.editText.unseen?.hidesTables(session)
    deletion.progress.hidesTables = hidesTables === true
  }
  const dependents = new Dependents(table.open, deletion.editing.catalog)
  const keeping = { ...deletion, dependents }
  if (rows.kind === 'targets') await deleteTargets(session, table, { ...keeping, ...rows })
  else await deleteMatching(session, table, { ...keeping, ...rows })
  for (const { relation } of dependents.losing().map((each) => each.table))
    countDependent(deletion.progress, relation).changed += 1
  await recordLosing(session, dependents, deletion.record)
}

/** A row that is shown by a table above its own may have more columns, and would come back in the wrong one. */
function unkeepable({ relation: { heirs = [] } }: EditedTable, editing: Editing) {
  return heirs.length > 0 && isKept(editing) ? OF_HEIRS : undefined
}

const OF_HEIRS =
  'Other tables inherit from this one, and undo could not tell whose a row was: delete it in its own table, or without undo.'

type Keeping = Deletion & { readonly dependents: Dependents }

async function deleteTargets(
  session: Queryable,
  table: EditedTable,
  deletion: Keeping & { readonly targets: readonly RowTarget[] },
): Promise<void> {
  const { editing, targets, progress } = deletion
  const found = new Map<string, FoundRow>()
  for (const each of targets) {
    const target = judge(editing, table, each)
    const row = await findTarget(session, table, { target, form: editing.form })
    found.set(rowName(table, row), row)
    progress.index += 1
  }
  const rows = [...found.values()]
  for (const part of inParts(rows)) await keep(session, table, { ...deletion, rows: part })
  await deleteFound(session, table, { rows, catalog: editing.catalog })
  progress.deleted += rows.length
}

function judge({ open, form }: Editing, table: EditedTable, target: RowTarget): CheckedTarget {
  const checking = { relation: table.relation, values: open.values, form }
  const checked = checkTarget(table, target, checking)
  if (checked.kind === 'refused') throw new Stopped(checked)
  return checked.value
}

async function deleteMatching(
  session: Queryable,
  table: EditedTable,
  deletion: Keeping & { readonly condition: Condition; readonly expectCount: number },
): Promise<void> {
  const { condition, expectCount } = deletion
  let count = 0
  for await (const rows of rowChunks(session, table, condition)) {
    count += rows.length
    if (count > expectCount) throw new Miscounted(count)
    await keep(session, table, { ...deletion, rows })
  }
  checkCount(count, expectCount)
  const where = (writer: StatementWriter) => writer.condition(condition)
  await deleteTogether(session, table, { where, count, catalog: deletion.editing.catalog })
  deletion.progress.deleted += count
}

/** Writes the rows into the journal, with those that will go with them. */
async function keep(
  session: Queryable,
  table: EditedTable,
  { editing, dependents, record, progress, rows }: Keeping & { readonly rows: readonly FoundRow[] },
): Promise<void> {
  for (const row of rows) record(changedRow(table, { before: row, after: undefined }))
  if (!isKept(editing)) return
  const going = await dependents.ofDeleted(session, { table, rows })
  const tables = new Map(going.map((each) => [each.table.relation, each.table]))
  for (const each of tables.values()) await checkWhole(session, each)
  for (const each of going) {
    record(changedRow(each.table, { before: each.row, after: undefined, isDerived: true }))
    countDependent(progress, each.table.relation).deleted += 1
  }
}
