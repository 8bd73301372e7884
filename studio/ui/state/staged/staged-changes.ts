import type { RowBatch, WrittenBatch } from '../../../api/rows.ts'
import { requestKey } from '../api/request-key.ts'
import { showDone } from '../bulk/take-back.ts'
import { type CellEdit, editId } from '../edit/cell-edit.ts'
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

function stagedEdits(state: TableState): readonly CellEdit[] {
  return [...state.queue().edits().values()].filter((edit) => edit.state !== 'saved')
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
      revert: () => staged.unmarkDeleted(row.id),
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

/** All that waits, as one request. Edits of rows that go are no use. */
export function stagedBody(state: TableState): RowBatch {
  const staged = state.staged()
  const edits = stagedEdits(state).filter(({ row }) => !staged.deleted().has(row))
  const rows = [...new Set(edits.map(({ row }) => row))]
  const { changes } = patchBody(
    state.table(),
    rows.map((row) => edits.filter((edit) => edit.row === row)),
  )
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
  return studio.api.send('POST', tableApiPath(state.table(), '/rows/batch'), options)
}

/** Saves all that waits in one transaction. Throws where nothing was saved. */
export async function saveStaged(state: TableState, studio: Studio): Promise<void> {
  const count = stagedCount(state)
  const options = { body: stagedBody(state), headers: { 'Idempotency-Key': requestKey() } }
  const path = tableApiPath(state.table(), '/rows/batch')
  const { undoId } = await studio.api.send<WrittenBatch>('POST', path, options)
  revertStaged(state)
  studio.noteWrite()
  state.pages.reload()
  showDone(studio, `${changesText(count)} saved`, undoId === null ? [] : [undoId])
}

export function revertStaged(state: TableState): void {
  state.queue().revertAll()
  state.staged().clear()
}

export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
