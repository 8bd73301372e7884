import {
  EOF,
  type ILookaheadStrategy,
  type IToken,
  LLkLookaheadStrategy,
  type ParserMethod,
  type Rule,
  type TokenType,
} from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import { type Choice, Lookahead, type Optional, type Start } from './lookahead.ts'
import { type Alternatives, Notation, type Part } from './notation.ts'
import { Refusal, TooDeep } from './refusal.ts'

/** The tables of one rule, by the numbers of its ORs, OPTIONs, MANYs and AT_LEAST_ONEs. */
interface Tables {
  readonly name: string
  readonly choices: Choice[]
  readonly starts: Readonly<Record<Optional, Start[]>>
}

type Read<A extends unknown[], R> = ((...args: A) => R) & {
  readonly production?: (...args: A) => R
  readonly tables?: Tables
}

/** What stands in parentheses at a place, and the node that it will be when all around it is read. */
interface Postponed {
  readonly place: number
  readonly read: () => void
}

/**
 * Rules that may be under way before a query in parentheses is postponed. A rule takes some 250 bytes of
 * the stack, of which Node gives 984 kB.
 */
const MOST_UNDER_WAY = 600

export type Outcome<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Operators nest too deep, or the engine's stack ended before the statement did. */
  | { readonly kind: 'too-deep'; readonly by: 'operators' | 'stack' }

/**
 * Runs rules that are written in chevrotain's notation. Chevrotain records the grammar and checks it in
 * a test; its own way of running it is made for recovery, backtracking and any lookahead, none of which
 * is used here: with tables for one token a rule costs a third of the time and of the stack.
 */
export abstract class Runner extends Notation {
  private readonly lookahead: Lookahead
  private rules: Readonly<Record<string, Rule>> = {}
  private recording = true
  private recorded = 0
  private tokens: readonly IToken[] = [end]
  /** Of the next token. */
  protected place = 0
  private current: Tables = newTables('none')
  private underWay = 0
  private postponed: Postponed[] = []

  constructor(types: readonly TokenType[], validate: boolean) {
    super([...types], {
      maxLookahead: 1,
      skipValidations: !validate,
      recoveryEnabled: false,
      lookaheadStrategy: withoutTables,
    })
    this.lookahead = new Lookahead(types)
  }

  /** Called by the last chapter's constructor, when all rules exist. */
  protected finish(): void {
    this.performSelfAnalysis()
    this.rules = this.getGAstProductions()
    this.recording = false
  }

  /** What a rule makes of all the tokens. */
  protected runAll<T>(rule: ParserMethod<[], T>, tokens: readonly IToken[]): Outcome<T> {
    this.tokens = tokens
    this.place = 0
    this.postponed = []
    const outcome = this.attempt(() => {
      const value = this.sub(rule)
      if (this.place < this.tokens.length) this.refuse(this.place, [EOF])
      return value
    })
    return this.readPostponed(outcome)
  }

  /** Each on a fresh stack. Of several faults the first in the text counts. */
  private readPostponed<T>(outcome: Outcome<T>): Outcome<T> {
    let first = outcome
    for (const { place, read } of this.postponed) {
      if (first.kind === 'too-deep') return first
      if (first.kind === 'refused' && first.refusal.place < place) continue
      this.place = place
      const inner = this.attempt(read)
      if (inner.kind !== 'read') first = inner
    }
    return first
  }

  private attempt<T>(read: () => T): Outcome<T> {
    this.underWay = 0
    try {
      return { kind: 'read', value: read() }
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', refusal: error }
      if (error instanceof TooDeep) return { kind: 'too-deep', by: 'operators' }
      if (error instanceof RangeError) return { kind: 'too-deep', by: 'stack' }
      throw error
    }
  }

  /** What can be read at a place, and the place behind it; the next token stays what it was. */
  protected attemptAt<T>(
    place: number,
    read: () => T,
  ): { readonly value: T; readonly end: number } | Refusal {
    const [before, caller, underWay] = [this.place, this.current, this.underWay]
    const postponed = this.postponed.length
    this.place = place
    try {
      return { value: read(), end: this.place }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.postponed.length = postponed
      return error
    } finally {
      this.place = before
      this.current = caller
      this.underWay = underWay
    }
  }

  protected rule<A extends unknown[], R>(
    name: string,
    production: (...args: A) => R,
  ): ParserMethod<A, R> {
    return Object.assign(this.RULE(name, production), { production, tables: newTables(name) })
  }

  protected sub<A extends unknown[], R>(rule: Read<A, R>, ...args: A): R {
    const { production, tables } = rule
    if (!production || !tables) return bug('not a rule of the grammar')
    if (this.recording) return this.subrule(this.occurrence(), rule, { ARGS: args })
    const caller = this.current
    this.current = tables
    this.underWay++
    const result = production(...args)
    this.underWay--
    this.current = caller
    return result
  }

  /**
   * All that stands between the `(` read last and its `)`. Deep inside others it is postponed, so that
   * nesting does not end with the stack: `blank` becomes the node in the end, and no rule looks into it.
   */
  protected inner<T extends object>(rule: ParserMethod<[], T>, blank: () => T): T {
    if (this.recording || this.underWay < MOST_UNDER_WAY) return this.sub(rule)
    const { place } = this
    const [node, end] = [blank(), this.closingPlace()]
    const read = () => {
      Object.assign(node, this.sub(rule))
      if (this.place !== end) this.refuse(this.place, ['")"'])
    }
    this.postponed.push({ place, read })
    this.place = end
    return node
  }

  /** Of the `)` that closes the parenthesis read last; of the end where there is none. */
  private closingPlace(): number {
    let open = 1
    for (let place = this.place; place < this.tokens.length; place++) {
      const { image } = this.tokenAt(place)
      if (image === '(') open++
      if (image === ')' && --open === 0) return place
    }
    return this.tokens.length
  }

  protected sign(type: TokenType): IToken {
    if (this.recording) return this.consume(this.occurrence(), type)
    const token = this.tokens[this.place] ?? end
    const number = token.tokenTypeIdx
    if (number !== type.tokenTypeIdx && type.categoryMatchesMap?.[number] !== true) {
      throw new Refusal(token, this.place, [type])
    }
    this.place++
    return token
  }

  /** Chevrotain numbers the uses of a token in a rule, for error recovery, which is off: any number will do. */
  private occurrence(): number {
    this.recorded = (this.recorded + 1) % 256
    return this.recorded
  }

  /** The nth token ahead; the one read last for 0. */
  protected override LA(nth: number): IToken {
    return this.tokens[this.place + nth - 1] ?? end
  }

  /** The token at an index; behind the last, the end. */
  protected tokenAt(place: number): IToken {
    return this.tokens[place] ?? end
  }

  protected refuse(place: number, expected: readonly (TokenType | string)[]): never {
    throw new Refusal(this.tokenAt(place), place, expected)
  }

  /** The index of the first token from an offset on: tokens are in the order of their offsets. */
  protected placeFrom(offset: number): number {
    let [low, high] = [0, this.tokens.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.tokenAt(middle).startOffset < offset) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The alternative that the next token begins. */
  protected override chosen<T>(index: number, alternatives: Alternatives<T>): () => T {
    const list = Array.isArray(alternatives) ? alternatives : alternatives.DEF
    const choice = this.current.choices[index] ?? this.makeChoice(index)
    const token = this.tokens[this.place] ?? end
    const number = token.tokenTypeIdx
    let at = (choice.chosen[number] ?? 0) - 1
    while (at >= 0 && at < list.length) {
      const alternative = list[at]
      if (alternative && choice.begins[at]?.[number] === 1 && alternative.GATE?.() !== false) {
        return alternative.ALT
      }
      at++
    }
    throw new Refusal(token, this.place, choice.expected)
  }

  private makeChoice(index: number): Choice {
    const { name, choices } = this.current
    const choice = this.lookahead.choice(this.ruleNamed(name), index)
    choices[index] = choice
    return choice
  }

  /** What to do with the next token in an optional part; undefined where it does not begin there. */
  protected override begun<T>(kind: Optional, index: number, part: Part<T>): (() => T) | undefined {
    const start = this.startOf(kind, index)
    const token = this.tokens[this.place] ?? end
    if (typeof part === 'function') return start.begins[token.tokenTypeIdx] === 1 ? part : undefined
    if (part.GATE && !part.GATE()) return undefined
    return start.begins[token.tokenTypeIdx] === 1 ? part.DEF : undefined
  }

  private startOf(kind: Optional, index: number): Start {
    const known = this.current.starts[kind][index]
    if (known) return known
    const start = this.lookahead.start(this.ruleNamed(this.current.name), kind, index)
    this.current.starts[kind][index] = start
    return start
  }

  private ruleNamed(name: string): Rule {
    return this.rules[name] ?? bug(`no rule ${name} was recorded`)
  }

  protected override option<T>(index: number, part: Part<T>): T | undefined {
    return this.begun('option', index, part)?.()
  }

  protected override many(index: number, part: Part<unknown>): void {
    for (;;) {
      const before = this.place
      const read = this.begun('many', index, part)
      if (!read) return
      read()
      if (this.place === before) return
    }
  }

  protected override atLeastOne(index: number, part: Part<unknown>): void {
    let read = this.begun('at-least-one', index, part)
    if (!read) this.refuse(this.place, this.startOf('at-least-one', index).expected)
    for (; read; read = this.begun('at-least-one', index, part)) read()
  }
}

/** Stands behind the last token. */
const end: IToken = {
  image: '',
  startOffset: Number.NaN,
  endOffset: Number.NaN,
  tokenType: EOF,
  tokenTypeIdx: EOF.tokenTypeIdx ?? 0,
}

function newTables(name: string): Tables {
  return { name, choices: [], starts: { option: [], many: [], 'at-least-one': [] } }
}

const validation = new LLkLookaheadStrategy({ maxLookahead: 1 })

/** Chevrotain's check of the grammar without its tables. */
const withoutTables: ILookaheadStrategy = {
  validate: (grammar) => validation.validate(grammar),
  buildLookaheadForAlternation: () => () => undefined,
  buildLookaheadForOptional: () => () => false,
}
