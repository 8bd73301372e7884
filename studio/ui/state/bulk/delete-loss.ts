import type { DeletedRows } from '../../../api/rows.ts'
import type { ApiClient } from '../api/api-client.ts'
import { ApiFailure, failureLine } from '../api/api-failure.ts'
import { type TableAddress, tableApiPath } from '../table-address.ts'
import { type SameEdit, deleteBody } from './bulk-bodies.ts'
import { type ChosenRows, chosenCount, rowsText } from './chosen-rows.ts'

/** What a deletion would take, as the database itself has tried it. */
export type DeleteLoss =
  | { readonly kind: 'undoable'; readonly tried: DeletedRows }
  /** The journal cannot keep the rows; `reason` is a whole sentence. */
  | { readonly kind: 'final'; readonly reason: string }
  /** There are other rows now than were counted. */
  | { readonly kind: 'miscounted' }
  | { readonly kind: 'refused'; readonly failure: unknown }

type Deletion = Pick<SameEdit, 'table' | 'columns'> & { readonly chosen: ChosenRows }

/** Lets the database delete the rows and take it back, so that the loss is told before it happens. */
export async function tryDeletion(
  api: ApiClient,
  deletion: Deletion,
  signal: AbortSignal,
): Promise<DeleteLoss> {
  try {
    return { kind: 'undoable', tried: await tryOnce(api, { ...deletion, undo: true }, signal) }
  } catch (error) {
    if (signal.aborted) throw error
    if (isMiscounted(error)) return { kind: 'miscounted' }
    if (!isWithoutUndo(error)) return { kind: 'refused', failure: error }
    return tryWithoutUndo(api, deletion, { signal, reason: failureLine(error) })
  }
}

async function tryWithoutUndo(
  api: ApiClient,
  deletion: Deletion,
  { signal, reason }: { readonly signal: AbortSignal; readonly reason: string },
): Promise<DeleteLoss> {
  try {
    await tryOnce(api, { ...deletion, undo: false }, signal)
    return { kind: 'final', reason }
  } catch (error) {
    if (signal.aborted) throw error
    return isMiscounted(error) ? { kind: 'miscounted' } : { kind: 'refused', failure: error }
  }
}

function tryOnce(
  api: ApiClient,
  { table, columns, chosen, undo }: Deletion & { readonly undo: boolean },
  signal: AbortSignal,
): Promise<DeletedRows> {
  const body = deleteBody(chosen, { table, columns, undo })
  const options = { body, signal, query: { dryRun: 1 } }
  return api.read(tableApiPath(table, '/rows/delete'), options)
}

/** The rows are others than were counted. */
export function isMiscounted(error: unknown): boolean {
  return hasDetail(error, 'conflict', 'expectCount')
}

/** What goes with the rows is more than can be kept, or the rows themselves are. */
function isWithoutUndo(error: unknown): boolean {
  if (hasDetail(error, 'conflict', 'undo')) return true
  return error instanceof ApiFailure && error.code === 'invalid_value'
}

function hasDetail(error: unknown, code: string, path: string): boolean {
  return (
    error instanceof ApiFailure &&
    error.code === code &&
    error.details.some((detail) => detail.path === path)
  )
}

/** How much of it undo brings back. */
export function undoLine({ hidesTables }: Pick<DeletedRows, 'hidesTables'>): string {
  return hidesTables
    ? 'Undo brings all of this back. Your account may not see all tables: rows of others that belong to them go as well, are not counted and do not come back.'
    : 'Undo brings all of this back.'
}

/** A line for each table that loses something. */
export function lossLines(
  chosen: ChosenRows,
  table: TableAddress,
  { tables }: Pick<DeletedRows, 'tables'>,
): readonly string[] {
  const own = `${rowsText(chosenCount(chosen))} of ${table.name}`
  const others = tables.flatMap(({ table: name, deleted, changed }) => [
    ...(deleted === 0 ? [] : [`${rowsText(deleted)} of ${name}, which belong to them`]),
    ...(changed === 0 ? [] : [`the reference to them in ${rowsText(changed)} of ${name}`]),
  ])
  return [own, ...others]
}
