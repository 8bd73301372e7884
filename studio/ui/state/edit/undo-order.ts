import type { Change } from '../../../api/changes.ts'

/** What undo and redo must know of a change of any kind. */
export interface UndoableChange {
  readonly undoId: string
  readonly state: 'done' | 'undone'
  readonly superseded: boolean
}

/** The newest change that is done. `changes` has the newest first. */
export function nextUndo<Each extends UndoableChange>(changes: readonly Each[]): Each | undefined {
  return changes.find(({ state }) => state === 'done')
}

/** The change that was undone last: the oldest that no later change has put out of reach. */
export function nextRedo<Each extends UndoableChange>(changes: readonly Each[]): Each | undefined {
  return changes.findLast(({ state, superseded }) => state === 'undone' && !superseded)
}

const VERBS = { insert: 'adding', update: 'change of', delete: 'deletion of' } as const

/** `change of 1 row of orders`. */
export function changeText(change: Change): string {
  const rows = change.rows === 1 ? '1 row' : `${change.rows} rows`
  return `${VERBS[change.kind]} ${rows} of ${change.table}`
}
