import type { CellEdit } from './cell-edit.ts'
import { editText } from './draft.ts'

/** Why an edit waits for the person. */
export function whyNeeded(edit: CellEdit): string {
  if (edit.state === 'failed') return edit.reason ?? ''
  if (edit.theirs === undefined) return 'Someone deleted this row.'
  return `Someone changed this cell. It holds ${shortText(editText(edit.theirs)) || 'nothing'} now.`
}

export function shortText(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
