import type { RowBatch, WrittenBatch } from '../../../api/rows.ts'
import { isDoneBefore } from '../api/api-failure.ts'
import { showDone } from '../bulk/take-back.ts'
import { type CellEdit, editId } from '../edit/cell-edit.ts'
import { isRequired } from '../edit/row/new-row.ts'
import { patchBody } from '../edit/send-edits.ts'
import type { TableState } from '../grid/table-state.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'

/** One thing that waits, in words, with the way to take it back. */
export interface StagedItem {
  readonly kind: 'edit' | 'new' | 'deleted'
  readonly text: string
  readonly revert: () => void
}

/** The edits that wait. Those of rows that go are no use. */
function stagedEdits(state: TableState): readonly CellEdit[] {
  const deleted = state.staged().deleted()
  return [...state.queue().edits().values()].filter(
    ({ state, row }) => state !== 'saved' && !deleted.has(row),
  )
}

export function stagedCount(state: TableState): number {
  return stagedEdits(state).length + state.staged().count()
}

export function stagedItems(state: TableState): readonly StagedItem[] {
  const staged = state.staged()
  return [
    ...[...staged.deleted().values()].map((row) => ({
      kind: 'deleted' as const,
      text: JSON.stringify(row.key),
      revert: () => staged.unmarkDeleted([row]),
    })),
    ...stagedEdits(state).map((edit) => ({
      kind: 'edit' as const,
      text: `${edit.column} of ${JSON.stringify(edit.key)}`,
      revert: () => state.queue().revert(editId(edit.row, edit.column)),
    })),
    ...staged.inserted().map(({ id, set }) => ({
      kind: 'new' as const,
      text: JSON.stringify(set),
      revert: () => staged.removeInsert(id),
    })),
  ]
}

/** All that waits, as one request. */
export function stagedBody(state: TableState): RowBatch {
  const staged = state.staged()
  const byRow = new Map<string, CellEdit[]>()
  for (const edit of stagedEdits(state)) {
    const ofRow = byRow.get(edit.row)
    if (ofRow === undefined) byRow.set(edit.row, [edit])
    else ofRow.push(edit)
  }
  const { changes } = patchBody(state.table(), [...byRow.values()])
  return {
    schema: state.table().schema,
    json: 'text',
    delete: [...staged.deleted().values()].map(({ key }) => ({ key })),
    changes,
    insert: staged.inserted().map(({ set }) => ({ set })),
  }
}

/** The statements that saving would send, tried and rolled back. */
export function stagedStatements(
  state: TableState,
  studio: Studio,
  signal: AbortSignal,
): Promise<WrittenBatch> {
  const options = { body: stagedBody(state), query: { dryRun: 1 }, signal }
  return studio.api.read(tableApiPath(state.table(), '/rows/batch'), options)
}

/** The cells of new rows that need a value and have none, by the names of their columns. */
export function missingValues(state: TableState): readonly string[] {
  const required = state.pages.columns().filter(isRequired)
  const { inserted } = state.staged()
  return inserted().flatMap(({ set }) =>
    required.map(({ name }) => name).filter((name) => !Object.hasOwn(set, name)),
  )
}

/** Why nothing can be saved yet: a new row lacks a value. */
export function incompleteRow(state: TableState): Error | undefined {
  const [missing] = missingValues(state)
  if (missing === undefined) return undefined
  return new Error(`Not saved: a new row needs a value of ${missing}.`)
}

/** Saves all that waits in one transaction. Throws where nothing was saved. */
export async function saveStaged(state: TableState, studio: Studio): Promise<void> {
  const incomplete = incompleteRow(state)
  if (incomplete !== undefined) throw incomplete
  const count = stagedCount(state)
  const undoIds = await sendStaged(state, studio)
  revertStaged(state)
  studio.noteWrite()
  state.pages.reload()
  showDone(studio, `${changesText(count)} saved`, undoIds)
}

async function sendStaged(state: TableState, studio: Studio): Promise<readonly string[]> {
  const body = stagedBody(state)
  const path = tableApiPath(state.table(), '/rows/batch')
  try {
    const { undoId } = await state
      .staged()
      .saving.send(body, (key) => studio.api.send<WrittenBatch>('POST', path, { body, key }))
    return undoId === null ? [] : [undoId]
  } catch (error) {
    // An earlier attempt has saved them, of which only the answer is gone.
    if (isDoneBefore(error)) return []
    throw error
  }
}

export function revertStaged(state: TableState): void {
  state.queue().revertAll()
  state.staged().clear()
}

export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
