import type { Relation } from '../../compiler/ir/catalog.ts'
import type { Queryable } from '../database.ts'
import { DatabaseFailure } from '../database-failure.ts'
import { changedRow } from '../edit/rows/changed-row.ts'
import type { Assignment, Refusal } from '../edit/check-change.ts'
import { checkInsert } from '../edit/check-insert.ts'
import { type EditedTable, editedTable } from '../edit/edited-table.ts'
import type { Editing } from '../edit/editing.ts'
import { insertRow } from '../edit/insert/insert-row.ts'
import { Stopped } from '../edit/outcome.ts'
import { type Record, recorded } from '../edit/recorded.ts'
import { inSavepoint } from '../edit/savepoint.ts'
import { TrialOver } from '../edit/trial-over.ts'
import { insertTogether } from './insert-together.ts'
import type { Json } from '../values/cell-value.ts'

export interface ImportedRow {
  /** Its number in the file, from 0. */
  readonly number: number
  readonly set: Readonly<{ [column: string]: Json }>
  /** Why it cannot be added, as far as the file itself shows it. */
  readonly fault?: string | undefined
}

export interface ImportRequest {
  readonly relation: Relation
  readonly rows: readonly ImportedRow[]
  /** What happens to a row that another one keeps out. */
  readonly onConflict: 'error' | 'skip'
  /** All is done and then rolled back, to tell what would fail. */
  readonly isTrial: boolean
}

export interface RowFault {
  readonly row: number
  readonly fault: DatabaseFailure | Refusal
}

export interface Imported {
  readonly inserted: number
  readonly skipped: number
  /** Where there are any, nothing was written. */
  readonly faults: readonly RowFault[]
  readonly undoId: string | undefined
}

/** So many rows are written by one statement, if it takes their values. */
const MOST_ROWS = 200
const MOST_VALUES = 30_000

interface Checked {
  readonly number: number
  readonly assignments: readonly Assignment[]
}

interface Progress {
  inserted: number
  skipped: number
  readonly faults: RowFault[]
}

interface Import {
  readonly request: ImportRequest
  readonly record: Record
  readonly progress: Progress
}

/** Adds the rows of a file in one transaction: all of them, or none where one fails. Throws DatabaseFailure, JournalFull. */
export async function importRows(editing: Editing, request: ImportRequest): Promise<Imported> {
  const { relation, isTrial } = request
  const table = editedTable(editing.open, relation)
  const progress: Progress = { inserted: 0, skipped: 0, faults: [] }
  const checked = request.rows.flatMap((row) => judged(editing, table, { row, progress }))
  if (progress.faults.length > 0 && !isTrial) return { ...progress, inserted: 0, undoId: undefined }
  const subject = { kind: 'insert', schema: relation.schema, relation: relation.name } as const
  try {
    const { undoId } = await recorded(editing, subject, async (session, record) => {
      await insertAll(session, table, { checked, importing: { request, record, progress } })
      if (isTrial || progress.faults.length > 0) throw new TrialOver()
    })
    return { ...progress, undoId }
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
    const inserted = isTrial ? progress.inserted : 0
    return { ...progress, inserted, undoId: undefined }
  }
}

function judged(
  editing: Editing,
  table: EditedTable,
  { row, progress }: { readonly row: ImportedRow; readonly progress: Progress },
): readonly Checked[] {
  if (row.fault !== undefined) {
    progress.faults.push({ row: row.number, fault: { path: 'row', reason: row.fault } })
    return []
  }
  const checked = checkInsert(editing, table, { set: row.set, defaults: [] })
  if (checked.kind === 'checked') return [{ number: row.number, assignments: checked.value }]
  progress.faults.push(...checked.refusals.map((fault) => ({ row: row.number, fault })))
  return []
}

async function insertAll(
  session: Queryable,
  table: EditedTable,
  { checked, importing }: { readonly checked: readonly Checked[]; readonly importing: Import },
): Promise<void> {
  for (const batch of batchesOf(checked)) {
    const isDone = await tryTogether(session, table, { batch, importing })
    if (!isDone) await insertEach(session, table, { batch, importing })
    const { progress, request } = importing
    if (progress.faults.length > 0 && !request.isTrial) return
  }
}

/** Rows that give values to the same columns, as many as one statement takes. */
function batchesOf(rows: readonly Checked[]): readonly (readonly Checked[])[] {
  const batches: Checked[][] = []
  let columns = ''
  for (const row of rows) {
    const names = row.assignments.map(({ column }) => column.name).join('\0')
    const last = batches.at(-1)
    const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / (row.assignments.length || 1)))
    if (last === undefined || names !== columns || last.length >= most) batches.push([row])
    else last.push(row)
    columns = names
  }
  return batches
}

interface Batch {
  readonly batch: readonly Checked[]
  readonly importing: Import
}

/** False where the rows have to be written one by one. */
async function tryTogether(
  session: Queryable,
  table: EditedTable,
  { batch, importing }: Batch,
): Promise<boolean> {
  try {
    const stored = await inSavepoint(session, async () => {
      const found = await insertTogether(session, table, batch)
      if (found === undefined) throw new OneByOne()
      return found
    })
    const [first] = batch
    for (const after of stored) {
      const assignments = first?.assignments ?? []
      importing.record(changedRow(table, { before: undefined, after, assignments }))
    }
    importing.progress.inserted += batch.length
    return true
  } catch (error) {
    if (error instanceof OneByOne || isOfOneRow(error)) return false
    throw error
  }
}

/** Rolls back what was written together. */
class OneByOne extends Error {}

async function insertEach(session: Queryable, table: EditedTable, { batch, importing }: Batch) {
  const { request, record, progress } = importing
  for (const { number, assignments } of batch) {
    try {
      const after = await inSavepoint(session, () => insertRow(session, table, assignments))
      record(changedRow(table, { before: undefined, after, assignments }))
      progress.inserted += 1
    } catch (error) {
      if (request.onConflict === 'skip' && isDuplicate(error)) progress.skipped += 1
      else progress.faults.push(...faultsOf(error, number))
    }
  }
}

/** Throws again what is not the fault of a row. */
function faultsOf(error: unknown, row: number): readonly RowFault[] {
  if (error instanceof DatabaseFailure && isOfOneRow(error)) return [{ row, fault: error }]
  if (error instanceof Stopped && error.outcome.kind === 'refused')
    return error.outcome.refusals.map((fault) => ({ row, fault }))
  throw error
}

function isOfOneRow(error: unknown): boolean {
  return error instanceof DatabaseFailure && OF_ONE_ROW.has(error.facts.kind)
}

/** Failures behind which the transaction goes on. */
const OF_ONE_ROW: ReadonlySet<string> = new Set(['constraint', 'type', 'other'])

function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.facts.constraint?.kind === 'unique'
}
