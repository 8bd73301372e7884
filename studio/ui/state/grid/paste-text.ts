import { type Draft, readDraft } from '../edit/draft.ts'
import type { EditTarget } from '../edit/next-edit.ts'
import { cellLock, cellsOf, selectedRange, targetOf } from './grid-commands.ts'
import { cellValue, type TableState } from './table-state.ts'

export interface Pasted {
  readonly written: number
  readonly refused: readonly string[]
}

/** Writes one copied cell into all cells of the range. */
export function pasteText(state: TableState, text: string): Pasted {
  const refused: string[] = []
  const changes: (readonly [EditTarget, Draft])[] = []
  for (const { row, column } of cellsOf(state, selectedRange(state))) {
    const read = readDraft(text, column, cellValue(row, column.name))
    const lock = cellLock(state, row, column)
    if (lock !== undefined) refused.push(`${column.name}: ${lock}`)
    else if (read.kind === 'refused') refused.push(`${column.name}: ${read.reason}`)
    else changes.push([targetOf(row, column), read.draft])
  }
  state.queue().commitAll(changes)
  return { written: changes.length, refused }
}
