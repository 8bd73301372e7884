import type { Fragment } from '../ir/checked.ts'
import type * as Ir from '../ir/query.ts'

/** A part of a statement's text with what replaces its pieces, by their place in the whole text. */
interface EditedText {
  readonly text: string
  readonly edits: readonly Ir.Edit[]
  readonly start: number
  readonly end: number
}

/** The part with its edits applied, cut at the parameters. */
export function fragments(
  { text, edits, start, end }: EditedText,
  position: (index: number) => number,
): readonly Fragment[] {
  const pieces: Fragment[] = []
  let pending = ''
  let done = start
  for (const edit of edits) {
    if (edit.at.start < start || edit.at.end > end) continue
    pending += text.slice(done, edit.at.start)
    done = edit.at.end
    if (edit.kind === 'text') pending += edit.text
    else {
      pieces.push({ kind: 'text', text: pending })
      pieces.push({ kind: 'parameter', parameter: position(edit.index) })
      pending = ''
    }
  }
  pieces.push({ kind: 'text', text: pending + text.slice(done, end) })
  return pieces.filter((piece) => piece.kind === 'parameter' || piece.text !== '')
}
