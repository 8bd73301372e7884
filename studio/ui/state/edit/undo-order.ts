import type { Change } from '../../../api/changes.ts'

/** The newest change that is done. `changes` has the newest first. */
export function nextUndo(changes: readonly Change[]): Change | undefined {
  return changes.find(({ state }) => state === 'done')
}

/** The change that was undone last: the oldest of those above everything that is done. */
export function nextRedo(changes: readonly Change[]): Change | undefined {
  const firstDone = changes.findIndex(({ state }) => state === 'done')
  return changes[(firstDone === -1 ? changes.length : firstDone) - 1]
}

const VERBS = { insert: 'adding', update: 'change of', delete: 'deletion of' } as const

/** `change of 1 row of orders`. */
export function changeText(change: Change): string {
  const rows = change.rows === 1 ? '1 row' : `${change.rows} rows`
  return `${VERBS[change.kind]} ${rows} of ${change.table}`
}
