import type { Relation } from '../../compiler/ir/catalog.ts'
import type { Queryable, Statement } from '../database.ts'
import type { RowChange, RowInsert } from './change.ts'
import { changedRow } from './rows/changed-row.ts'
import type { Checked } from './check-change.ts'
import { checkInsert } from './check-insert.ts'
import { type CheckedChange, checkRowChange, type RowTarget } from './update/check-row-change.ts'
import { deleteAll } from './delete/delete-rows.ts'
import { type EditedTable, editedTable, readOnlyReason } from './edited-table.ts'
import type { Editing } from './editing.ts'
import { insertRow } from './insert/insert-row.ts'
import { Stopped, type Unwritten } from './outcome.ts'
import { storedRow } from './rows/read-rows.ts'
import { type Record, recorded } from './recorded.ts'
import type { StoredRow } from './rows/row-image.ts'
import { TrialOver } from './trial-over.ts'
import { updateOne } from './update/update-rows.ts'

export interface TogetherRequest {
  readonly relation: Relation
  readonly deletes: readonly RowTarget[]
  readonly changes: readonly RowChange[]
  readonly inserts: readonly RowInsert[]
  /** All is done and then rolled back. */
  readonly isTrial: boolean
}

type List = 'delete' | 'changes' | 'insert'

export type ChangedTogether =
  | {
      readonly kind: 'done'
      readonly changed: readonly StoredRow[]
      readonly inserted: readonly StoredRow[]
      /** What was sent to the database to write. */
      readonly statements: readonly Statement[]
      readonly undoId: string | undefined
    }
  | {
      readonly kind: 'stopped'
      readonly list: List
      readonly index: number
      readonly outcome: Unwritten
    }

interface Work {
  readonly editing: Editing
  readonly request: TogetherRequest
  readonly record: Record
  readonly place: { list: List; index: number }
}

/**
 * Deletes, changes and adds rows of one table in one transaction, in this order, so that a key is free before another
 * row takes it: all of them or none, with one entry of the journal. Throws DatabaseFailure, JournalFull.
 */
export async function changeTogether(
  editing: Editing,
  request: TogetherRequest,
): Promise<ChangedTogether> {
  const { relation, isTrial } = request
  const table = editedTable(editing.open, relation)
  const subject = { kind: kindOf(request), schema: relation.schema, relation: relation.name }
  const place: Work['place'] = { list: 'delete', index: 0 }
  const statements: Statement[] = []
  const stored: { changed: StoredRow[]; inserted: StoredRow[] } = { changed: [], inserted: [] }
  try {
    const { undoId } = await recorded(editing, subject, async (session, record) => {
      const told = toldSession(session, statements)
      const work = { editing, request, record, place }
      await deleteEach(told, table, work)
      stored.changed.push(...(await updateEach(told, table, work)))
      stored.inserted.push(...(await insertEach(told, table, work)))
      if (isTrial) throw new TrialOver()
    })
    return { kind: 'done', ...stored, statements, undoId }
  } catch (error) {
    if (error instanceof TrialOver)
      return { kind: 'done', ...stored, statements, undoId: undefined }
    if (error instanceof Stopped) return { kind: 'stopped', ...place, outcome: error.outcome }
    throw error
  }
}

function kindOf({ changes, inserts, deletes }: TogetherRequest) {
  if (changes.length === 0 && deletes.length === 0) return 'insert' as const
  return changes.length === 0 && inserts.length === 0 ? ('delete' as const) : ('update' as const)
}

/** Notes what writes, and leaves out what only reads. */
function toldSession(session: Queryable, statements: Statement[]): Queryable {
  return {
    query(statement, options) {
      if (/^(?:INSERT|UPDATE|DELETE)\b/.test(statement.sql)) statements.push(statement)
      return session.query(statement, options)
    },
  }
}

async function deleteEach(session: Queryable, table: EditedTable, work: Work): Promise<void> {
  const { request, place } = work
  if (request.deletes.length === 0) return
  const progress = { index: 0, deleted: 0, hidesTables: false, tables: [] }
  const rows = { kind: 'targets', targets: request.deletes } as const
  try {
    const deletion = { ...work, request: { relation: request.relation, rows }, progress }
    await deleteAll(session, table, deletion)
  } finally {
    place.index = progress.index
  }
}

async function updateEach(
  session: Queryable,
  table: EditedTable,
  { editing, request, record, place }: Work,
): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = []
  place.list = 'changes'
  for (const [index, asked] of request.changes.entries()) {
    place.index = index
    const change = unlessRefused(checkChange(editing, table, asked))
    rows.push((await updateOne(session, table, { change, editing, record })).row)
  }
  return rows
}

async function insertEach(
  session: Queryable,
  table: EditedTable,
  { editing, request, record, place }: Work,
): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = []
  place.list = 'insert'
  for (const [index, asked] of request.inserts.entries()) {
    place.index = index
    const assignments = unlessRefused(checkInsert(editing, table, asked))
    const after = await insertRow(session, table, assignments)
    record(changedRow(table, { before: undefined, after, assignments }))
    rows.push(storedRow(table, after))
  }
  return rows
}

function checkChange(
  { open, form }: Editing,
  table: EditedTable,
  change: RowChange,
): Checked<CheckedChange> {
  const reason = readOnlyReason(table.relation)
  if (reason !== undefined) return { kind: 'refused', refusals: [{ path: 'table', reason }] }
  return checkRowChange(table, change, { relation: table.relation, values: open.values, form })
}

function unlessRefused<T>(checked: Checked<T>): T {
  if (checked.kind === 'refused') throw new Stopped(checked)
  return checked.value
}
