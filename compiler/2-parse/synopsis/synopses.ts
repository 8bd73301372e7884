import {
  isRecognitionException,
  type IRecognitionException,
  type IToken,
  MismatchedTokenException,
} from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import type * as Ast from '../ast.ts'
import { Core } from '../core.ts'
import { findLeading, type Leading, type LeadingWords, readLeadingWords } from './leading-words.ts'
import { matchSynopsis, type Reading, type SynopsisSource } from './match-synopsis.ts'
import { readSynopsis, type Synopsis } from './read-synopsis.ts'

/** What a synopsis keeps of the text it matches. */
export type Capture =
  | { readonly kind: 'name' | 'relation'; readonly name: Ast.QualifiedName }
  | { readonly kind: 'nested'; readonly node: Ast.Statement | Ast.Expression }
  | { readonly kind: 'telling'; readonly word: string }

/** The furthest place where a synopsis could not go on, and what could have stood there. */
interface Furthest {
  readonly place: number
  readonly labels: Set<string>
}

/** Between the labels of a message: see syntax-error.ts. */
const SEPARATOR = '\n'

/** Reads what the dialect's tables describe: option lists and utility statements. */
export abstract class Synopses extends Core implements SynopsisSource<Capture> {
  /** Chevrotain's index of the token read last, which its own types leave out. */
  declare protected currIdx: number
  private readonly read_ = new Map<string, Synopsis>()
  private leading: LeadingWords | undefined
  private furthest: Furthest = { place: -1, labels: new Set() }
  /** Without the sentinels that chevrotain puts behind them. */
  private tokenCount = 0

  /** What a rule that a synopsis names reads at the next token; see built-ins.ts. */
  protected abstract readBuiltIn(rule: string): readonly Capture[]

  override load(tokens: IToken[], text: string): void {
    super.load(tokens, text)
    this.tokenCount = tokens.length
    this.furthest = { place: -1, labels: new Set() }
  }

  /**
   * What a clause of the dialect's table matches; a syntax error where it does not match. Chevrotain
   * does not see it: in OPTION, MANY and OR a gate, or a word before it, must tell that it is there.
   */
  protected synopsis(name: string): Ast.AsWritten {
    return this.ACTION(() => {
      const [start, place] = [this.start(), this.currIdx]
      const captures = this.matched(this.getClause(name)) ?? this.refuseFurthest()
      return this.currIdx === place ? nothing(start) : this.written(start, captures)
    })
  }

  /** The same, where there may be none: then the next token is what it was. */
  protected optionalSynopsis(name: string): Ast.AsWritten | undefined {
    return this.ACTION(() => {
      const [start, place] = [this.start(), this.currIdx]
      const captures = this.matched(this.getClause(name))
      return captures && this.currIdx !== place ? this.written(start, captures) : undefined
    })
  }

  /** The statement of the dialect's table that the next words lead. */
  protected utilityAhead(): Leading | undefined {
    this.leading ??= readLeadingWords(this.grammar.statements)
    return findLeading(this.leading, (index) => this.LA(index + 1).image.toLowerCase())
  }

  /** `nested`: something may follow the statement. */
  protected utility({ statement, length }: Leading, nested: boolean): Ast.Unmodelled | Ast.Other {
    const start = this.start()
    const words = Array.from({ length }, (_, index) => this.LA(index + 1).image.toLowerCase())
    const captures = this.matched(this.readOnce(statement.synopsis), !nested)
    if (!captures) return this.refuseFurthest()
    const written = this.written(start, captures)
    const { defines } = statement
    if (defines !== undefined) return { kind: 'unmodelled', what: defines, ...written }
    return { kind: 'other', command: [...words, ...written.telling].join(' '), ...written }
  }

  /** The syntax error of the statement: the parser's own, or where a synopsis came further. */
  fault(): IRecognitionException | undefined {
    const [error] = this.errors
    if (!error) return undefined
    const at = this.placeOf(error.token)
    if (this.furthest.place < at) return error
    const labels = this.furthest.place === at ? error.message.split(SEPARATOR) : []
    return this.furthestError(labels)
  }

  isAt(text: string, place: number): boolean {
    const image = this.tokenAt(place).image
    return image.length === text.length && image.toUpperCase() === text
  }

  clause(name: string): Synopsis | undefined {
    const { clauses } = this.grammar
    const text = Object.hasOwn(clauses, name) ? clauses[name] : undefined
    return text === undefined ? undefined : this.readOnce(text)
  }

  private getClause(name: string): Synopsis {
    return this.clause(name) ?? bug(`no synopsis <${name}>`)
  }

  read(rule: string, place: number): Reading<Capture> | undefined {
    const [before, errors] = [this.currIdx, this.errors]
    this.currIdx = place - 1
    try {
      const captures = this.readBuiltIn(rule)
      return { end: this.currIdx + 1, captures }
    } catch (error) {
      if (!(error instanceof Error) || !isRecognitionException(error) || this.tooDeep) throw error
      this.missedAll(error)
      this.errors = errors
      return undefined
    } finally {
      this.currIdx = before
    }
  }

  tell(word: string): Capture {
    return { kind: 'telling', word: word.toLowerCase() }
  }

  missed(label: string, place: number): void {
    if (place < this.furthest.place) return
    if (place > this.furthest.place) this.furthest = { place, labels: new Set() }
    this.furthest.labels.add(label)
  }

  private missedAll({ message, token }: { message: string; token?: IToken }): void {
    const place = token ? this.placeOf(token) : this.currIdx + 1
    for (const label of message.split(SEPARATOR)) this.missed(label, place)
  }

  /** What the synopsis captures, the tokens behind it next; or undefined and the same token next. */
  private matched(synopsis: Synopsis, whole = false): readonly Capture[] | undefined {
    const place = this.currIdx + 1
    const accepts = (end: number) => !whole || this.endsAt(end)
    const reading = matchSynopsis<Capture>(synopsis, this, { place, accepts })
    if (reading) this.currIdx = reading.end - 1
    return reading?.captures
  }

  private endsAt(place: number): boolean {
    if (place >= this.tokenCount) return true
    this.missed('the end of the statement', place)
    return false
  }

  protected written(start: number, captures: readonly Capture[] = []): Ast.AsWritten {
    const names = captures.flatMap((each) => ('name' in each ? [each] : []))
    return {
      text: this.textFrom(start),
      name: names[0]?.name,
      relations: names.flatMap(({ kind, name }) => (kind === 'relation' ? [name] : [])),
      nested: captures.flatMap((each) => (each.kind === 'nested' ? [each.node] : [])),
      telling: captures.flatMap((each) => (each.kind === 'telling' ? [each.word] : [])),
      at: this.from(start),
    }
  }

  private readOnce(text: string): Synopsis {
    const known = this.read_.get(text) ?? readSynopsis(text)
    this.read_.set(text, known)
    return known
  }

  private tokenAt(place: number): IToken {
    return this.LA(place - this.currIdx)
  }

  /** Tokens are in the order of their offsets; the end has none. */
  private placeOf({ startOffset }: IToken): number {
    if (Number.isNaN(startOffset)) return this.tokenCount
    let [low, high] = [0, this.tokenCount]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.input[middle]?.startOffset ?? 0) < startOffset) low = middle + 1
      else high = middle
    }
    return low
  }

  private refuseFurthest(): never {
    const error = this.furthestError([])
    this.errors = [error]
    throw error
  }

  private furthestError(more: readonly string[]): MismatchedTokenException {
    const { place, labels } = this.furthest
    const message = [...new Set([...labels, ...more])].join(SEPARATOR)
    return new MismatchedTokenException(message, this.tokenAt(place), this.tokenAt(place - 1))
  }
}

function nothing(offset: number): Ast.AsWritten {
  const at = { start: offset, end: offset }
  return { text: '', name: undefined, relations: [], nested: [], telling: [], at }
}
