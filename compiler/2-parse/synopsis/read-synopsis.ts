import { bug } from '../../diagnostics/bug.ts'

/** A synopsis as the manuals write them, read into a tree. */
export type Synopsis =
  /** A word or a sign that stands for itself; words in upper case. `tells`: it says what the statement is. */
  | { readonly kind: 'literal'; readonly text: string; readonly tells: boolean }
  /** Another synopsis of the dialect, or a rule of the grammar. */
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly Synopsis[] }
  | { readonly kind: 'optional'; readonly item: Synopsis }
  /** One or more. */
  | { readonly kind: 'repeat'; readonly item: Synopsis; readonly separator: string | undefined }

/**
 * The tree of a synopsis in the manuals' notation:
 *
 * - `UPPER CASE` words and punctuation stand for themselves; `'['` quotes what would be notation;
 * - `[ x ]` optional, `{ a | b }` one of, `x ...` one or more, `[ x ] ...` any number,
 *   `x , ...` a list with commas;
 * - `<name>` another synopsis of the dialect, or a rule of the grammar (see synopses.ts);
 * - `WORD!` is a word that says what the statement is: COPY ... PROGRAM is not COPY.
 *
 * Throws: CompilerBug if the notation is broken.
 */
export function readSynopsis(text: string): Synopsis {
  const reader = new Reader(text)
  const synopsis = reader.choice()
  reader.end()
  return synopsis
}

const notation = /('[^']+'|<[a-z][a-z0-9_]*>|\.\.\.|[A-Z_][A-Z0-9_]*!?|\S)/g

class Reader {
  private readonly text: string
  private readonly pieces: readonly string[]
  private next = 0

  constructor(text: string) {
    this.text = text
    this.pieces = [...text.trim().matchAll(notation)].map(([, piece]) => piece ?? '')
  }

  choice(): Synopsis {
    const items = [this.sequence()]
    while (this.skip('|')) items.push(this.sequence())
    const [only] = items
    return only && items.length === 1 ? only : { kind: 'choice', items }
  }

  end(): void {
    if (this.next < this.pieces.length) this.refuse()
  }

  private sequence(): Synopsis {
    const items: Synopsis[] = []
    while (this.next < this.pieces.length && !closing.has(this.pieces[this.next] ?? '')) {
      items.push(this.repeated(this.item()))
    }
    const [only] = items
    return only && items.length === 1 ? only : { kind: 'sequence', items }
  }

  private repeated(item: Synopsis): Synopsis {
    if (this.pieces[this.next] === ',' && this.pieces[this.next + 1] === '...') {
      this.next += 2
      return { kind: 'repeat', item, separator: ',' }
    }
    if (!this.skip('...')) return item
    if (item.kind !== 'optional') return { kind: 'repeat', item, separator: undefined }
    return { kind: 'optional', item: { kind: 'repeat', item: item.item, separator: undefined } }
  }

  private item(): Synopsis {
    if (this.skip('[')) return { kind: 'optional', item: this.closed(']') }
    if (this.skip('{')) return this.closed('}')
    const piece = this.pieces[this.next++] ?? ''
    if (piece === '...') this.refuse()
    if (piece.startsWith('<') && piece.length > 2) {
      return { kind: 'reference', name: piece.slice(1, -1) }
    }
    const quoted = piece.startsWith("'") && piece.length > 2
    const tells = /^\w+!$/.test(piece)
    const text = quoted ? piece.slice(1, -1) : piece
    return { kind: 'literal', text: tells ? text.slice(0, -1) : text, tells }
  }

  private closed(sign: string): Synopsis {
    const item = this.choice()
    if (!this.skip(sign)) this.refuse()
    return item
  }

  private skip(piece: string): boolean {
    if (this.pieces[this.next] !== piece) return false
    this.next++
    return true
  }

  private refuse(): never {
    return bug(`piece ${this.next} of the synopsis is out of place: ${this.text}`)
  }
}

const closing = new Set([']', '}', '|'])
