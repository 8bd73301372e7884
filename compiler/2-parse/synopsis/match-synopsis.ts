import type { Synopsis } from './read-synopsis.ts'

/** What a matcher asks of the parser. Places are indexes of tokens; the one behind the last is the end. */
export interface SynopsisSource<Capture> {
  /** Whether a word or sign stands at a place. */
  isAt(text: string, place: number): boolean
  /** The synopsis of that name; undefined for a rule of the grammar. */
  clause(name: string): Synopsis | undefined
  /** What a rule of the grammar reads at a place; undefined where it cannot. */
  read(rule: string, place: number): Reading<Capture> | undefined
  /** What is kept of a word that says what the statement is. */
  tell(word: string): Capture
  /** Notes what could have stood at a place: a word, a sign, or a label. */
  missed(text: string, place: number): void
}

export interface Reading<Capture> {
  readonly end: number
  readonly captures: readonly Capture[]
}

/** What is left to match behind a place, and whether it does. */
type Rest = (place: number) => boolean

/**
 * The first way in which the tokens from a place on match a synopsis: alternatives in their order, an
 * optional part rather there than not, as many repetitions as there are. `accepts` judges the end.
 *
 * Within a repetition each item is matched for itself, so that a list may be as long as it likes.
 */
export function matchSynopsis<Capture>(
  synopsis: Synopsis,
  source: SynopsisSource<Capture>,
  start: { readonly place: number; readonly accepts: Rest },
): Reading<Capture> | undefined {
  const matcher = new Matcher(source)
  let end = start.place
  const matched = matcher.match(synopsis, start.place, (place) => {
    end = place
    return start.accepts(place)
  })
  return matched ? { end, captures: matcher.captures } : undefined
}

class Matcher<Capture> {
  captures: Capture[] = []
  private readonly source: SynopsisSource<Capture>
  /** A rule reads the same at a place however often it is tried. */
  private readonly known = new Map<string, Reading<Capture> | undefined>()

  constructor(source: SynopsisSource<Capture>) {
    this.source = source
  }

  match(synopsis: Synopsis, place: number, rest: Rest): boolean {
    switch (synopsis.kind) {
      case 'literal':
        return this.literal(synopsis.text, place) && this.told(synopsis, place + 1, rest)
      case 'reference':
        return this.reference(synopsis.name, place, rest)
      case 'sequence':
        return this.sequence(synopsis.items, { place, rest }, 0)
      case 'choice':
        return synopsis.items.some((item) => this.match(item, place, rest))
      case 'optional':
        return this.match(synopsis.item, place, rest) || rest(place)
      case 'repeat':
        return this.repeat(synopsis, place, rest)
    }
  }

  private literal(text: string, place: number): boolean {
    if (this.source.isAt(text, place)) return true
    this.source.missed(text, place)
    return false
  }

  private sequence(
    items: readonly Synopsis[],
    { place, rest }: { place: number; rest: Rest },
    index: number,
  ): boolean {
    const item = items[index]
    if (!item) return rest(place)
    return this.match(item, place, (behind) =>
      this.sequence(items, { place: behind, rest }, index + 1),
    )
  }

  private reference(name: string, place: number, rest: Rest): boolean {
    const clause = this.source.clause(name)
    if (clause) return this.match(clause, place, rest)
    const reading = this.read(name, place)
    return !!reading && this.captured(reading, rest)
  }

  private told(
    { text, tells }: Extract<Synopsis, { kind: 'literal' }>,
    end: number,
    rest: Rest,
  ): boolean {
    return tells ? this.captured({ end, captures: [this.source.tell(text)] }, rest) : rest(end)
  }

  /** Keeps the captures if the rest matches. */
  private captured({ end, captures }: Reading<Capture>, rest: Rest): boolean {
    const before = this.captures.length
    for (const capture of captures) this.captures.push(capture)
    if (rest(end)) return true
    this.captures.length = before
    return false
  }

  private read(rule: string, place: number): Reading<Capture> | undefined {
    const key = `${rule} ${place}`
    if (!this.known.has(key)) this.known.set(key, this.source.read(rule, place))
    return this.known.get(key)
  }

  private repeat(
    { item, separator }: Extract<Synopsis, { kind: 'repeat' }>,
    start: number,
    rest: Rest,
  ): boolean {
    const before = this.captures.length
    const ends: { place: number; captured: number }[] = []
    let place = start
    for (;;) {
      const from = this.nextItem(separator, place, ends.length === 0)
      const end = from === undefined ? undefined : this.matchAlone(item, from)
      if (end === undefined || end === place) break
      ends.push({ place: end, captured: this.captures.length })
      place = end
    }
    for (const end of ends.reverse()) {
      this.captures.length = end.captured
      if (rest(end.place)) return true
    }
    this.captures.length = before
    // `{ a | a b } ...` before what makes the longer alternative the right one.
    return ends.length > 0 && this.match(item, start, rest)
  }

  private nextItem(separator: string | undefined, place: number, first: boolean) {
    if (first || separator === undefined) return place
    return this.literal(separator, place) ? place + 1 : undefined
  }

  private matchAlone(item: Synopsis, place: number): number | undefined {
    let end = place
    const matched = this.match(item, place, (behind) => {
      end = behind
      return true
    })
    return matched ? end : undefined
  }
}
