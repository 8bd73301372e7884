import type { Row } from '../../../api/cell.ts'
import type { RowBatch, WrittenBatch } from '../../../api/rows.ts'
import { ApiFailure, isDoneBefore } from '../api/api-failure.ts'
import { showDone } from '../bulk/take-back.ts'
import { type CellEdit, editId } from '../edit/cell-edit.ts'
import { editText } from '../edit/draft.ts'
import type { Refused } from '../edit/edit-queue.ts'
import { foundValue } from '../edit/next-edit.ts'
import { isRequired } from '../edit/row/new-row.ts'
import { outcomeOf, patchBody } from '../edit/send-edits.ts'
import { shortText, whyNeeded } from '../edit/why-needed.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { rowTitle } from '../grid/row-title.ts'
import type { TableState } from '../grid/table-state.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'

/** One thing that waits, in words, with the way to take it back. */
export interface StagedItem {
  readonly kind: 'edit' | 'conflict' | 'failed' | 'new' | 'deleted'
  readonly text: string
  /** Why it was refused. */
  readonly reason?: string
  readonly revert: () => void
  /** The edit that somebody else has crossed, which can be kept all the same. */
  readonly crossed?: CellEdit
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
      text: rowText(row),
      revert: () => staged.unmarkDeleted([row]),
    })),
    ...stagedEdits(state).map((edit) => editItem(state, edit)),
    ...staged.inserted().map(({ id, set }) => ({
      kind: 'new' as const,
      text: valuesText(set),
      revert: () => staged.removeInsert(id),
    })),
  ]
}

function editItem(state: TableState, edit: CellEdit): StagedItem {
  const text = `${edit.column} of ${rowText(edit)}`
  const revert = () => {
    state.queue().revert(editId(edit.row, edit.column))
    if (edit.state === 'conflict') state.pages.reload()
  }
  if (edit.state !== 'conflict' && edit.state !== 'failed') return { kind: 'edit', text, revert }
  const refused = { kind: edit.state, text, reason: whyNeeded(edit), revert }
  const isCrossed = edit.state === 'conflict' && edit.theirs !== undefined
  return isCrossed ? { ...refused, crossed: edit } : refused
}

/** A row by its key; one without a key by all that it holds. */
function rowText(row: Pick<GridRow, 'key'>): string {
  return rowTitle(row) || 'a row without a key'
}

function valuesText(set: Row): string {
  const texts = Object.entries(set).map(
    ([name, value]) => `${name}: ${value === null ? 'NULL' : shortText(editText(value))}`,
  )
  return texts.join(', ') || 'nothing but defaults'
}

/** All that waits, as one request. */
export function stagedBody(state: TableState): RowBatch {
  const staged = state.staged()
  const { changes } = patchBody(state.table(), editsByRow(state))
  return {
    schema: state.table().schema,
    json: 'text',
    delete: [...staged.deleted().values()].map(({ key }) => ({ key })),
    changes,
    insert: staged.inserted().map(({ set }) => ({ set })),
  }
}

function editsByRow(state: TableState): readonly (readonly CellEdit[])[] {
  return [...Map.groupBy(stagedEdits(state), ({ row }) => row).values()]
}

/** The statements that saving would send, tried and rolled back. Edits that are refused say so, as when they are saved. */
export async function stagedStatements(
  state: TableState,
  studio: Studio,
  signal: AbortSignal,
): Promise<WrittenBatch> {
  const options = { body: stagedBody(state), query: { dryRun: 1 }, signal }
  try {
    return await studio.api.read(tableApiPath(state.table(), '/rows/batch'), options)
  } catch (error) {
    if (!signal.aborted) refuseEdits(state, error, true)
    throw error
  }
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
    refuseEdits(state, error)
    throw error
  }
}

/**
 * The edits for which a save was refused say so, and wait for the person. None is dropped: those of a save whose answer
 * was lost are sent again under its key, with the new rows that it has written.
 */
function refuseEdits(state: TableState, error: unknown, isTrial = false): void {
  const outcome = outcomeOf(error)
  if (!(error instanceof ApiFailure)) return
  if (outcome.kind !== 'conflict' && outcome.kind !== 'failed') return
  const rows = editsByRow(state)
  for (const { path = '' } of error.details) {
    const [, place, column] = /^changes\.(\d+)\.(?:key|set\.(.+))$/.exec(path) ?? []
    const edits = rows[Number(place)] ?? []
    for (const edit of edits.filter((each) => column === undefined || each.column === column))
      if (!isTrial || !isFound(edit, outcome)) state.queue().refuse(edit, outcome)
  }
}

function isFound(edit: CellEdit, outcome: Refused): boolean {
  return outcome.kind === 'conflict' && foundValue(edit, outcome.current) !== undefined
}

export function revertStaged(state: TableState): void {
  state.queue().revertAll()
  state.staged().clear()
}

export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
