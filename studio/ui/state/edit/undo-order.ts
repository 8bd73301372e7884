import type { Change } from '../../../api/changes.ts'

/** What undo and redo must know of a change of any kind. */
export interface UndoableChange {
  readonly undoId: string
  readonly state: 'done' | 'undone'
}

/** The newest change that is done. `changes` has the newest first. */
export function nextUndo<Each extends UndoableChange>(changes: readonly Each[]): Each | undefined {
  return changes.find(({ state }) => state === 'done')
}

/** The change that was undone last: the oldest of those above everything that is done. */
export function nextRedo<Each extends UndoableChange>(changes: readonly Each[]): Each | undefined {
  const firstDone = changes.findIndex(({ state }) => state === 'done')
  return changes[(firstDone === -1 ? changes.length : firstDone) - 1]
}

const VERBS = { insert: 'adding', update: 'change of', delete: 'deletion of' } as const

/** `change of 1 row of orders`. */
export function changeText(change: Change): string {
  const rows = change.rows === 1 ? '1 row' : `${change.rows} rows`
  return `${VERBS[change.kind]} ${rows} of ${change.table}`
}
