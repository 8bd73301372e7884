import { EOF, type IToken, type ParserMethod, type TokenType } from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import type { Start } from './lookahead.ts'
import type { Alternatives, Part } from './notation.ts'
import { blank, end, noTables, type Read, RecordedRules, type Tables } from './recorded-rules.ts'
import type { Optional } from './recording.ts'
import { type Depth, depths, Refusal, refused, tooDeep } from './refusal.ts'

/** A rule that nests in itself. */
interface NestingRule {
  /** Notes what the rule makes of a place, for when it is asked for there. */
  readonly readAt: (place: number) => void
  readonly forget: () => void
}

export type Outcome<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** For later stages or for the database, or the stack of JavaScript ended before the statement did. */
  | { readonly kind: 'too-deep'; readonly by: Depth | 'stack' }

/**
 * Runs rules that are written in chevrotain's notation. Chevrotain's own way of running them is made for
 * recovery, backtracking and any lookahead, none of which is used here: with tables for one token a rule
 * costs a third of the time and of the stack.
 */
export abstract class Runner extends RecordedRules {
  private tokens: readonly IToken[] = [end]
  /** Of the next token. */
  protected place = 0
  private current: Tables = noTables
  private readonly nestingRules: NestingRule[] = []
  /** Why `refused` was thrown. */
  private refusal: Refusal | undefined

  /**
   * What a rule makes of all the tokens. What stands at `layers`, the places deepest inside, is read first,
   * each on a fresh stack, so that nesting does not end with the stack.
   */
  protected runAll<T>(
    rule: ParserMethod<[], T>,
    tokens: readonly IToken[],
    layers: readonly number[],
  ): Outcome<T> {
    this.tokens = tokens
    for (const place of layers) {
      for (const { readAt } of this.nestingRules) readAt(place)
    }
    this.begin()
    const outcome = this.attempt(() => {
      const value = this.sub(rule)
      if (this.place < this.tokens.length) this.refuse(this.place, [EOF])
      return value
    })
    if (layers.length > 0) for (const { forget } of this.nestingRules) forget()
    return outcome
  }

  /** Before the statement is read. */
  protected begin(): void {
    this.place = 0
  }

  /** A rule that nests in itself: an expression, a query. What it makes of a place must not depend on where it is used. */
  protected nestingRule<R>(name: string, production: () => R): ParserMethod<[], R> {
    const known = new Map<number, { readonly outcome: Outcome<R>; readonly end: number }>()
    const method = this.rule(name, () => {
      const found = known.size > 0 && !this.recorder ? known.get(this.place) : undefined
      if (found?.outcome.kind === 'read') {
        this.place = found.end
        return found.outcome.value
      }
      if (found?.outcome.kind === 'refused') return this.refuseAs(found.outcome.refusal)
      return production()
    })
    const readAt = (place: number) => {
      this.place = place
      const outcome = this.attempt(() => this.sub(method))
      known.set(place, { outcome, end: this.place })
    }
    this.nestingRules.push({ readAt, forget: () => known.clear() })
    return method
  }

  private attempt<T>(read: () => T): Outcome<T> {
    try {
      return { kind: 'read', value: read() }
    } catch (error) {
      if (error === refused && this.refusal) return { kind: 'refused', refusal: this.refusal }
      const by = depths.find((depth) => tooDeep[depth] === error)
      if (by) return { kind: 'too-deep', by }
      if (error instanceof RangeError) return { kind: 'too-deep', by: 'stack' }
      throw error
    }
  }

  /** What can be read at a place, and the place behind it; the next token stays what it was. */
  protected attemptAt<T>(
    place: number,
    read: () => T,
  ): { readonly value: T; readonly end: number } | Refusal {
    const [before, caller] = [this.place, this.current]
    this.place = place
    try {
      return { value: read(), end: this.place }
    } catch (error) {
      if (error !== refused || !this.refusal) throw error
      return this.refusal
    } finally {
      this.place = before
      this.current = caller
    }
  }

  protected sub<R>(rule: Read<[], R>): R {
    const { production, tables } = rule
    if (!production || !tables) return bug('not a rule of the grammar')
    if (this.recorder) {
      this.recorder.rule(tables)
      return blank('node')
    }
    const caller = this.current
    this.current = tables
    const result = production()
    this.current = caller
    return result
  }

  /** The same with arguments. Without any it would cost a tenth of the parser's time: most rules have none. */
  protected subWith<A extends unknown[], R>(rule: Read<A, R>, ...args: A): R {
    const { production, tables } = rule
    if (!production || !tables) return bug('not a rule of the grammar')
    if (this.recorder) {
      this.recorder.rule(tables)
      return blank('node')
    }
    const caller = this.current
    this.current = tables
    const result = production(...args)
    this.current = caller
    return result
  }

  protected sign(type: TokenType): IToken {
    if (this.recorder) {
      this.recorder.token(type)
      return blankToken
    }
    const token = this.tokens[this.place] ?? end
    const number = token.tokenTypeIdx
    if (number !== type.tokenTypeIdx && type.categoryMatchesMap?.[number] !== true) {
      return this.refuse(this.place, [type])
    }
    this.place++
    return token
  }

  /** The nth token ahead; the one read last for 0. None while a rule is recorded. */
  protected override LA(nth: number): IToken {
    if (this.recorder) return end
    return this.tokens[this.place + nth - 1] ?? end
  }

  /** The token at an index; behind the last, the end. */
  protected tokenAt(place: number): IToken {
    return this.tokens[place] ?? end
  }

  protected refuse(place: number, expected: readonly (TokenType | string)[]): never {
    return this.refuseAs(new Refusal(this.tokenAt(place), place, expected))
  }

  private refuseAs(refusal: Refusal): never {
    this.refusal = refusal
    throw refused
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
    const choice = this.current.choices[index] ?? this.makeChoice(this.current, index)
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
    return this.refuse(this.place, choice.expected)
  }

  /** What to do with the next token in an optional part; undefined where it does not begin there. */
  protected override begun<T>(kind: Optional, index: number, part: Part<T>): (() => T) | undefined {
    if (this.recorder) {
      this.recorder.part(kind, index, typeof part === 'function' ? part : part.DEF)
      return kind === 'option' ? () => blank('node') : undefined
    }
    const { begins } = this.startOf(kind, index)
    const token = this.tokens[this.place] ?? end
    // Before the gate, which costs more and decides less.
    if (begins[token.tokenTypeIdx] !== 1) return undefined
    if (typeof part === 'function') return part
    return part.GATE && !part.GATE() ? undefined : part.DEF
  }

  private startOf(kind: Optional, index: number): Start {
    return startsOf(this.current, kind)[index] ?? this.makeStart(this.current, kind, index)
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

/** Written out: V8 looks up `starts[kind]` anew each time, a hundred times a statement. */
function startsOf({ starts }: Tables, kind: Optional): readonly Start[] {
  if (kind === 'option') return starts.option
  return kind === 'many' ? starts.many : starts['at-least-one']
}

const blankToken: IToken = { ...end, startOffset: 0, endOffset: 0 }
