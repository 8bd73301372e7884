import type { JsonValue, Row } from '../../../api/cell.ts'
import type { GridRow } from '../grid/grid-row.ts'
import type { CellEdit, WholeRow } from './cell-edit.ts'
import { type Draft, isSameValue } from './draft.ts'

/** A cell that is about to be edited. */
export interface EditTarget {
  readonly row: Pick<GridRow, 'id' | 'key'>
  readonly column: string
  readonly seen: JsonValue
  readonly seenHash?: string | undefined
  readonly whole?: WholeRow | undefined
  /** The value was not seen whole, and is replaced whatever it is. */
  readonly isUnseen?: boolean | undefined
}

export type CellDraft = readonly [EditTarget, Draft]

/** Returns the edit that follows the last one of its cell; its act and its look are the queue's. */
export function editFrom(
  target: EditTarget,
  draft: Draft,
  last: CellEdit | undefined,
): Omit<CellEdit, 'group' | 'isQuiet'> {
  const { seen, seenHash, whole, isUnseen } = unstored(last) ?? target
  return {
    row: target.row.id,
    key: target.row.key,
    column: target.column,
    draft,
    seen,
    seenHash,
    whole,
    ...(isUnseen === true ? { isUnseen } : {}),
    state: 'dirty',
    reason: undefined,
    theirs: undefined,
    revision: (last?.revision ?? 0) + 1,
  }
}

/** The draft is what the cell holds, and nothing else is on its way. */
export function isAsSeen(target: EditTarget, draft: Draft, last: CellEdit | undefined): boolean {
  const before = unstored(last)
  // What was sent may be stored by now.
  const isSent = before?.state === 'saving' || before?.sentAs !== undefined
  if (draft.kind !== 'value' || isSent) return false
  const { seen, isUnseen } = before ?? target
  return isUnseen !== true && isSameValue(draft.value, seen)
}

/** An edit of the cell that is not stored yet, whose condition a later one takes over. */
function unstored(last: CellEdit | undefined): CellEdit | undefined {
  return last?.state === 'saved' ? undefined : last
}

/** What the cell of a refused edit holds, where that is what the edit was to write. */
export function foundValue({ column, draft }: CellEdit, current: Row | undefined) {
  const theirs = current?.[column]
  const isFound = draft.kind === 'value' && theirs !== undefined
  return isFound && isSameValue(draft.value, theirs) ? theirs : undefined
}
