import { createVocabulary } from '../../../compiler/2-parse/words/vocabulary.ts'
import { bug } from '../../../compiler/diagnostics/bug.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Random } from '../../random.ts'
import { type Costs, costsOf } from './costs.ts'
import { Coverage, type Covered } from './coverage.ts'
import { grammarRules, type Starts, starts } from './grammar-rules.ts'
import type { Part, Rules } from './part.ts'
import { readSpellings, type Spellings } from './spellings.ts'

/** A statement has so many tokens, and up to so many more, before it takes the shortest way to its end. */
const [LEAST_TOKENS, MOST_TOKENS] = [4, 48]

/** What statements are generated of; queries once more than among all, because expressions stand there. */
export const kinds = [
  'statement',
  'query',
  'utility',
  'definition',
] as const satisfies readonly (keyof Starts)[]

export type Kind = (typeof kinds)[number]

export interface Generated {
  readonly sql: string
  readonly kind: Kind
}

type Composed = Exclude<Part, { kind: 'token' | 'text' | 'repeat' }>

/** Random statements of a dialect's grammar; ways that were seldom taken are taken rather. */
export class Generator {
  private readonly counts = new Coverage()
  private readonly rules: Rules
  private readonly costs: Costs
  private readonly spellings: Spellings
  private readonly starts: ReadonlyMap<Part, Kind>
  private readonly random: Random

  constructor(
    dialect: Pick<Dialect, 'lexical' | 'grammar'>,
    random: Random,
    some: readonly Kind[] = kinds,
  ) {
    const vocabulary = createVocabulary(dialect.lexical, dialect.grammar)
    this.spellings = readSpellings(dialect, vocabulary)
    const all = starts(dialect.grammar)
    this.starts = new Map(some.flatMap((kind) => (all[kind] ? [[all[kind], kind] as const] : [])))
    this.rules = grammarRules(dialect, vocabulary, [...this.starts.keys()])
    this.costs = costsOf(this.rules, this.spellings)
    this.random = random
  }

  statement(): Generated {
    const texts = new Texts(LEAST_TOKENS + this.random(MOST_TOKENS))
    const start = this.rarest([...this.starts.keys()])
    this.write(start, texts)
    const kind = this.starts.get(start) ?? bug('a start of no kind')
    return { sql: texts.joined(() => this.random(4) === 0), kind }
  }

  /** Of all the ways through the grammar, those that were taken. */
  covered(): Covered {
    return this.counts.of(this.rules, this.costs)
  }

  private write(part: Part, texts: Texts): void {
    if (part.kind === 'token') texts.add(this.spellings.spell(part.type, this.random))
    else if (part.kind === 'text') texts.add(part.text)
    else if (part.kind === 'repeat') this.repeat(part, texts)
    else for (const item of this.expanded(part, texts)) this.write(item, texts)
  }

  private expanded(part: Composed, texts: Texts): readonly Part[] {
    switch (part.kind) {
      case 'rule':
        return [this.rules.get(part.name) ?? bug(`no rule ${part.name}`)]
      case 'sequence':
        return part.items
      case 'choice':
        return [this.chosen(part.items, texts)]
      case 'optional':
        return this.takes(part, texts) ? [part.item] : []
    }
  }

  /** Where the statement is long enough, a cheapest one. */
  private chosen(items: readonly Part[], texts: Texts): Part {
    const least = Math.min(...items.map(this.costs))
    const most = Math.max(least, texts.left)
    return this.rarest(items.filter((item) => this.costs(item) <= most))
  }

  /** Of three by chance the one that was taken least. */
  private rarest(items: readonly Part[]): Part {
    const picks = [1, 2, 3].flatMap(() => items[this.random(items.length)] ?? [])
    const [rarest] = picks.toSorted((a, b) => this.counts.taken(a) - this.counts.taken(b))
    if (!rarest) return bug('a choice of nothing')
    this.counts.take(rarest)
    return rarest
  }

  private repeat(part: Extract<Part, { kind: 'repeat' }>, texts: Texts): void {
    if (part.least === 1) this.write(part.item, texts)
    while (this.takes(part, texts)) {
      if (part.separator !== undefined) texts.add(part.separator)
      this.write(part.item, texts)
    }
  }

  private takes(part: Extract<Part, { kind: 'repeat' | 'optional' }>, texts: Texts): boolean {
    if (this.costs(part.item) > texts.left) return false
    const often = this.counts.taken(part.item) === 0 ? 3 : 1
    if (this.random(4) >= often) return false
    this.counts.take(part.item)
    return true
  }
}

/** The tokens of a statement, and how many more it may have. */
class Texts {
  left: number
  private readonly texts: string[] = []

  constructor(left: number) {
    this.left = left
  }

  add(text: string): void {
    this.texts.push(text)
    this.left--
  }

  /** Points stand close; before parentheses, the caller says, is a space. */
  joined(spaced: () => boolean): string {
    let joined = ''
    for (const text of this.texts) {
      const close = text === '.' || joined.endsWith('.') || (text === '(' && !spaced())
      joined += joined === '' || close ? text : ` ${text}`
    }
    return joined
  }
}
