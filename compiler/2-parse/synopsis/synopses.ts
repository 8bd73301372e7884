import { EOF, type ParserMethod } from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import type { Span } from '../../source/span.ts'
import type * as Ast from '../ast.ts'
import { Core, type ParserInput } from '../core.ts'
import { Refusal } from '../runner/refusal.ts'
import type { Outcome } from '../runner/runner.ts'
import { findLeading, type Leading, type LeadingWords, readLeadingWords } from './leading-words.ts'
import { matchSynopsis, type Reading, type SynopsisSource } from './match-synopsis.ts'
import { readSynopsis, type Synopsis } from './read-synopsis.ts'

interface Named {
  readonly kind: 'name' | 'relation' | 'routine'
  readonly name: Ast.QualifiedName
}

/** What a synopsis keeps of the text it matches. */
export type Capture =
  | Named
  | { readonly kind: 'nested'; readonly node: Ast.Statement | Ast.Expression; readonly at: Span }
  | PlainPart
  /** Its value is what is captured next, if that is an expression. */
  | { readonly kind: 'variable'; readonly variable: string }

/** The furthest place where a synopsis could not go on, and what could have stood there: words, signs, labels. */
interface Furthest {
  place: number
  readonly missed: string[]
}

/** Reads what the dialect's tables describe: option lists and utility statements. */
export abstract class Synopses extends Core implements SynopsisSource<Capture> {
  private readonly read_ = new Map<string, Synopsis>()
  private leading: LeadingWords | undefined
  private readonly furthest: Furthest = { place: -1, missed: [] }

  /** What a rule that a synopsis names reads at the next token; see built-ins.ts. */
  protected abstract readBuiltIn(rule: string): readonly Capture[]

  /** What is missed where a rule cannot begin, and one look tells so; undefined where it has to be tried. */
  protected abstract absentAt(rule: string, place: number): string | undefined

  override readAll<T>(rule: ParserMethod<[], T>, input: ParserInput): Outcome<T> {
    const outcome = super.readAll(rule, input)
    if (outcome.kind !== 'refused') return outcome
    return { kind: 'refused', refusal: this.furthestRefusal(outcome.refusal) }
  }

  protected override begin(): void {
    super.begin()
    this.forgetFurthest()
  }

  /**
   * What a clause of the dialect's table matches; a syntax error where it does not match. Chevrotain
   * does not see it: in OPTION, MANY and OR a gate, or a word before it, must tell that it is there.
   */
  protected synopsis(name: string): Ast.AsWritten {
    return this.ACTION(() => {
      const [start, place] = [this.start(), this.place]
      const captures = this.matched(this.getClause(name)) ?? this.refuseFurthest()
      return this.place === place ? nothing(start) : this.written(start, captures)
    })
  }

  /** The same, where there may be none: then the next token is what it was. */
  protected optionalSynopsis(name: string): Ast.AsWritten | undefined {
    return this.ACTION(() => {
      const [start, place] = [this.start(), this.place]
      const captures = this.matched(this.getClause(name))
      return captures && this.place !== place ? this.written(start, captures) : undefined
    })
  }

  /** The statement of the dialect's table that the next words lead. */
  protected utilityAhead(): Leading | undefined {
    this.leading ??= readLeadingWords(this.grammar.statements)
    const leading = findLeading(this.leading, {
      wordAt: (index) => this.LA(index + 1).image.toLowerCase(),
      missed: (word, index) => this.missed(word, this.place + index),
    })
    return leading === 'unknown' ? this.refuseFurthest() : leading
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

  /** The parser's own refusal, or where a synopsis came further. */
  private furthestRefusal(refusal: Refusal): Refusal {
    const { place, missed } = this.furthest
    if (place < refusal.place) return refusal
    const more = place === refusal.place ? refusal.labels() : []
    return new Refusal(this.tokenAt(place), place, [...missed.map(labelOf), ...more])
  }

  isAt(text: string, place: number): boolean {
    const { image } = this.tokenAt(place)
    if (image.length !== text.length || image.toUpperCase() !== text) return false
    return !this.lexical.namesBeforePoint || !this.isBeforePoint(place)
  }

  /** `CHECK TABLE.t`: directly before a point no word of the grammar stands. */
  private isBeforePoint(place: number): boolean {
    if (this.tokenAt(place + 1).image !== '.') return false
    const [word, point, member] = [0, 1, 2].map((ahead) => this.tokenAt(place + ahead))
    if (!/^\w/.test(word?.image ?? '') || point?.image !== '.' || !/^\w/.test(member?.image ?? ''))
      return false
    return (
      (word?.endOffset ?? 0) + 1 === point.startOffset &&
      point.startOffset + 1 === member?.startOffset
    )
  }

  clause(name: string): Synopsis | undefined {
    const { clauses } = this.grammar
    const text = Object.hasOwn(clauses, name) ? clauses[name] : undefined
    return text === undefined ? undefined : this.readOnce(text)
  }

  /** Whether the dialect's table has a clause. */
  protected knows(name: string): boolean {
    return Object.hasOwn(this.grammar.clauses, name)
  }

  private getClause(name: string): Synopsis {
    return this.clause(name) ?? bug(`no synopsis <${name}>`)
  }

  read(rule: string, place: number): Reading<Capture> | undefined {
    const absent = this.absentAt(rule, place)
    if (absent !== undefined) {
      this.missed(absent, place)
      return undefined
    }
    const outcome = this.attemptAt(place, () => this.readBuiltIn(rule))
    if (!(outcome instanceof Refusal)) return { end: outcome.end, captures: outcome.value }
    if (outcome.place < this.furthest.place) return undefined
    for (const label of outcome.labels()) this.missed(label, outcome.place)
    return undefined
  }

  tell(word: string): Capture {
    return { kind: 'telling', word: word.toLowerCase() }
  }

  missed(text: string, place: number): void {
    const { furthest } = this
    if (place < furthest.place) return
    if (place > furthest.place) {
      furthest.place = place
      furthest.missed.length = 0
    }
    furthest.missed.push(text)
  }

  private forgetFurthest(): void {
    this.furthest.place = -1
    this.furthest.missed.length = 0
  }

  /** What the synopsis captures, the tokens behind it next; or undefined and the same token next. */
  private matched(synopsis: Synopsis, whole = false): readonly Capture[] | undefined {
    const { place } = this
    const accepts = (end: number) => !whole || this.endsAt(end)
    const reading = matchSynopsis<Capture>(synopsis, this, { place, accepts })
    if (reading) this.place = reading.end
    return reading?.captures
  }

  private endsAt(place: number): boolean {
    if (this.tokenAt(place).tokenType === EOF) return true
    this.missed('the end of the statement', place)
    return false
  }

  protected written(start: number, captures: readonly Capture[] = []): Ast.AsWritten {
    const nested = captures.filter((each) => each.kind === 'nested')
    const names = (kind: Named['kind']) =>
      captures.flatMap((each) => (isNamed(each) && each.kind === kind ? [each.name] : []))
    return {
      text: this.textFrom(start),
      plain: this.plainFrom(start),
      name: names('name')[0],
      relations: names('relation'),
      nested: nested.map(({ node }) => node),
      nestedAt: nested.map(({ at }) => at),
      routines: names('routine'),
      assigned: assignedBy(captures),
      telling: captures.flatMap((each) => (each.kind === 'telling' ? [each.word] : [])),
      parts: partsOf(captures),
      at: this.from(start),
    }
  }

  private readOnce(text: string): Synopsis {
    const known = this.read_.get(text) ?? readSynopsis(text)
    this.read_.set(text, known)
    return known
  }

  /** Refuses what was read well and means nothing, whatever could have stood behind it. */
  protected refuseRead({ start }: Ast.AsWritten['at'], expected: string): never {
    this.forgetFurthest()
    return this.refuseAt(start, expected)
  }

  protected refuseFurthest(): never {
    return this.refuse(this.furthest.place, this.furthest.missed.map(labelOf))
  }
}

/** A sign stands in quotes in a message. */
function labelOf(missed: string): string {
  return /^["\w]/.test(missed) ? missed : `"${missed}"`
}

function nothing(offset: number): Ast.AsWritten {
  const at = { start: offset, end: offset }
  const lists = { relations: [], nested: [], nestedAt: [], routines: [], assigned: [], telling: [] }
  return { text: '', plain: '', name: undefined, ...lists, parts: [], at }
}

function isNamed(capture: Capture): capture is Named {
  return ['name', 'relation', 'routine'].includes(capture.kind)
}

type PlainPart = Exclude<Ast.WrittenPart, { readonly kind: 'nested' }>

function isPart(capture: Capture): capture is PlainPart {
  return ['telling', 'column', 'type', 'character-set', 'collation'].includes(capture.kind)
}

function partsOf(captures: readonly Capture[]): readonly Ast.WrittenPart[] {
  let index = 0
  return captures.flatMap((each): Ast.WrittenPart[] => {
    if (each.kind === 'nested') return [{ kind: 'nested', index: index++ }]
    return isPart(each) ? [each] : []
  })
}

function assignedBy(captures: readonly Capture[]): readonly Ast.Assigned[] {
  return captures.flatMap((each, index) => {
    if (each.kind !== 'variable') return []
    const next = captures[index + 1]
    return [{ variable: each.variable, value: next?.kind === 'nested' ? next.node : undefined }]
  })
}
