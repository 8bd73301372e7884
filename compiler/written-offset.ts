import type { Fragment } from './ir/checked.ts'
import type { Edit } from './ir/query.ts'

/** A statement as it was sent: its fragments, and the text that each became. */
export interface SentText {
  readonly fragments: readonly Fragment[]
  readonly pieces: readonly string[]
}

/**
 * Where in the written statement what stands at `offset` of the sent one comes from; the start of what was replaced
 * for what an edit has put there. Offsets are in UTF-16 code units.
 */
export function writtenOffset(
  offset: number,
  { fragments, pieces }: SentText,
  edits: readonly Edit[],
): number {
  const placeholders = pieces.filter((_, index) => fragments[index]?.kind === 'parameter')
  let [sent, written, parameters] = [0, 0, 0]
  for (const edit of edits) {
    const start = sent + edit.at.start - written
    if (offset < start) break
    const inserted = edit.kind === 'text' ? edit.text : (placeholders[parameters++] ?? '')
    sent = start + inserted.length
    written = edit.at.end
    if (offset < sent) return edit.at.start
  }
  return written + offset - sent
}
