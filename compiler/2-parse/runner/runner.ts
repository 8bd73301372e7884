import {
  EOF,
  type ILookaheadStrategy,
  type IToken,
  LLkLookaheadStrategy,
  type ParserMethod,
  type TokenType,
} from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import { numberTypes } from '../token-types.ts'
import { type Choice, Lookahead, type Start } from './lookahead.ts'
import { type Alternatives, Notation, type Part } from './notation.ts'
import { type Optional, record, type Recorded, type Recorder, type Recording } from './recording.ts'
import { Refusal, TooDeep } from './refusal.ts'

/** The tables of one rule, by the numbers of its ORs, OPTIONs, MANYs and AT_LEAST_ONEs. */
interface Tables extends Recorded {
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
 * is used here: with tables for one token a rule costs a third of the time and of the stack. A rule is
 * recorded when its tables are first needed, because a statement uses few of some 400.
 */
export abstract class Runner extends Notation {
  private readonly validate: boolean
  private readonly lookahead: Lookahead
  private readonly recordings = new Map<Recorded, Recording>()
  private readonly rules: Tables[] = []
  private recorder: Recorder | undefined
  private tokens: readonly IToken[] = [end]
  /** Of the next token. */
  protected place = 0
  private current: Tables = noTables
  private underWay = 0
  private postponed: Postponed[] = []

  constructor(types: readonly TokenType[], validate: boolean) {
    super(validate ? [...types] : [EOF], {
      maxLookahead: 1,
      skipValidations: !validate,
      recoveryEnabled: false,
      lookaheadStrategy: withoutTables,
    })
    this.validate = validate
    if (!validate) numberTypes(types)
    this.lookahead = new Lookahead(types, (rule) => this.recordingOf(rule))
  }

  /** Called by the last chapter's constructor, when all rules exist. */
  protected finish(): void {
    if (!this.validate) return
    this.recorder = this.chevrotain()
    this.performSelfAnalysis()
    this.recorder = undefined
  }

  /** What every rule is made of, by its name. */
  allRecordings(): ReadonlyMap<string, Recording> {
    return new Map(this.rules.map((rule) => [rule.name, this.recordingOf(rule)]))
  }

  private recordingOf(rule: Recorded): Recording {
    const recording = this.recordings.get(rule) ?? this.recorded(rule)
    this.recordings.set(rule, recording)
    return recording
  }

  /** A rule that is recorded finds no tokens: a statement may be under way. */
  private recorded(rule: Recorded): Recording {
    const { tokens, place } = this
    this.tokens = []
    this.place = 0
    const recording = record((recorder) => {
      this.recorder = recorder
      rule.run()
    })
    this.recorder = undefined
    this.tokens = tokens
    this.place = place
    return recording
  }

  /** Chevrotain takes the place of OR, OPTION and the like while it records. */
  private chevrotain(): Recorder {
    let uses = 0
    // Chevrotain numbers the uses of a token in a rule, for error recovery, which is off: any number will do.
    const use = () => ++uses % 256
    return {
      token: (type) => this.consume(use(), type),
      rule: ({ method }) => this.subrule(use(), method),
      choice: () => bug('chevrotain records choices itself'),
      part: () => bug('chevrotain records parts itself'),
    }
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
    const run = () => Reflect.apply(production, undefined, [])
    const method = this.RULE(name, production)
    const tables = newTables({ name, run, method })
    this.rules.push(tables)
    return Object.assign(method, { production, tables })
  }

  protected sub<A extends unknown[], R>(rule: Read<A, R>, ...args: A): R {
    const { production, tables } = rule
    if (!production || !tables) return bug('not a rule of the grammar')
    if (this.recorder) {
      this.recorder.rule(tables)
      return blank('node')
    }
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
    if (this.recorder || this.underWay < MOST_UNDER_WAY) return this.sub(rule)
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
    if (this.recorder) {
      this.recorder.token(type)
      return blankToken
    }
    const token = this.tokens[this.place] ?? end
    const number = token.tokenTypeIdx
    if (number !== type.tokenTypeIdx && type.categoryMatchesMap?.[number] !== true) {
      throw new Refusal(token, this.place, [type])
    }
    this.place++
    return token
  }

  /** Runs code that looks into results, of which there are none while a rule is recorded. */
  protected override ACTION<T>(run: () => T): T {
    return this.recorder ? blank('action') : run()
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
    if (this.recorder) {
      this.recorder.choice(
        index,
        list.map(({ ALT }) => ALT),
      )
      return () => blank('node')
    }
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
    const choice = this.lookahead.choice(this.current, index)
    this.current.choices[index] = choice
    return choice
  }

  /** What to do with the next token in an optional part; undefined where it does not begin there. */
  protected override begun<T>(kind: Optional, index: number, part: Part<T>): (() => T) | undefined {
    if (this.recorder) {
      this.recorder.part(kind, index, typeof part === 'function' ? part : part.DEF)
      return kind === 'option' ? () => blank('node') : undefined
    }
    const start = this.startOf(kind, index)
    const token = this.tokens[this.place] ?? end
    if (typeof part === 'function') return start.begins[token.tokenTypeIdx] === 1 ? part : undefined
    if (part.GATE && !part.GATE()) return undefined
    return start.begins[token.tokenTypeIdx] === 1 ? part.DEF : undefined
  }

  private startOf(kind: Optional, index: number): Start {
    const known = this.current.starts[kind][index]
    if (known) return known
    const start = this.lookahead.start(this.current, kind, index)
    this.current.starts[kind][index] = start
    return start
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
    if (!read && !this.recorder)
      this.refuse(this.place, this.startOf('at-least-one', index).expected)
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

/** What is read while a rule is recorded: as in chevrotain, only code in ACTION looks into it. */
const blanks: object = { node: {}, action: undefined }

function blank<T>(of: 'node' | 'action'): T {
  return Reflect.get(blanks, of)
}

const blankToken: IToken = { ...end, startOffset: 0, endOffset: 0 }

function newTables(rule: Recorded): Tables {
  return { ...rule, choices: [], starts: { option: [], many: [], 'at-least-one': [] } }
}

const noTables = newTables({ name: 'none', run: () => undefined, method: () => undefined })

const validation = new LLkLookaheadStrategy({ maxLookahead: 1 })

/** Chevrotain's check of the grammar without its tables. */
const withoutTables: ILookaheadStrategy = {
  validate: (grammar) => validation.validate(grammar),
  buildLookaheadForAlternation: () => () => undefined,
  buildLookaheadForOptional: () => () => false,
}
