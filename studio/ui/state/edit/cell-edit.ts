import type { JsonValue, Row } from '../../../api/cell.ts'
import type { Draft } from './draft.ts'

export type EditState = 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict'

/** What stands for the key of a row that has none: its values, and which of them are shown cut. */
export interface WholeRow {
  readonly values: Row
  readonly cut: readonly string[]
}

/** An edit of one cell, from the first key until shortly after it is stored. */
export interface CellEdit {
  readonly row: string
  readonly key: Row
  readonly column: string
  readonly draft: Draft
  /** What the person saw, which the cell must still hold. */
  readonly seen: JsonValue
  /** Instead of a value that was shown cut. */
  readonly seenHash: string | undefined
  /** Of a row without a key: all that was seen of it, by which it is found. */
  readonly whole?: WholeRow | undefined
  /** The value was not seen whole, and is replaced whatever it is. */
  readonly isUnseen?: boolean | undefined
  readonly state: EditState
  /** Why it was not saved. */
  readonly reason: string | undefined
  /** Of a conflict: what the cell holds now; undefined when the row is gone. */
  readonly theirs: JsonValue | undefined
  /** Edits of one act, as of a paste, are sent together and undone together. */
  readonly group: number
  /** Just made: its state is not shown yet, so that fast saves do not flicker. */
  readonly isQuiet: boolean
  /** More may follow at once, as after a toggle: it is sent a moment later. */
  readonly isHeld?: boolean
  /** The key under which it was sent and not answered. */
  readonly sentAs?: string | undefined
  /** Counts the drafts of the cell, so that an answer knows whether it is about the last one. */
  readonly revision: number
}

export function editId(row: string, column: string): string {
  return `${column}\n${row}`
}

/** Waits, or needs the person: leaving the page would lose it. */
export function isUnsaved(edit: CellEdit): boolean {
  return edit.state !== 'saved'
}

export function needsYou(edit: CellEdit): boolean {
  return edit.state === 'failed' || edit.state === 'conflict'
}

/** What an edit shows of its state. */
export function shownState(edit: CellEdit | undefined): EditState | undefined {
  return edit === undefined || edit.isQuiet ? undefined : edit.state
}
