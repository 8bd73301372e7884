import { lex } from './1-lex/lexer.ts'
import type { Token } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse, parseExpression } from './2-parse/parse.ts'
import type { Draft } from './3-resolve/catalog/draft.ts'
import type { Piece } from './blocks/block.ts'
import { readBlock } from './blocks/read-block.ts'
import { type Host, runBlock } from './blocks/run-block.ts'
import { catalogue, type Code } from './diagnostics/catalogue.ts'
import { createReport, type Related, type Report } from './diagnostics/report.ts'
import type { BlockRules, Fault } from './dialects/block-rules.ts'
import type { Dialect } from './dialects/dialect.ts'
import { placeAt, type Place, type Span } from './source/span.ts'
import { split } from './split/split.ts'
import { stringBody } from './string-body.ts'

export interface Surroundings {
  readonly draft: Draft
  readonly report: Report
  /** Folds a statement; what has a fault is without effect, unless faults are passed over. */
  fold(tree: Ast.Statement, place: Place, report: Report): unknown
  readonly passesOverFaults: boolean
  /** Whether a statement may change the schema. */
  mayDefine(text: string, tree: Ast.Statement, dialect: Dialect): boolean
}

/**
 * The statements of a block outside routines, DO of PostgreSQL, as far as it is known that they run. False
 * where the statement is no such block, or one that cannot be read.
 */
export function foldBlock(tree: Ast.Statement, place: Place, around: Surroundings): boolean {
  const { lexical, definitions } = around.draft.dialect
  const { blocks } = definitions
  if (!blocks || tree.kind !== 'other') return false
  const body = stringBody(tree, lex(tree.text, lexical))
  if (tree.command !== 'do' || body?.language !== 'plpgsql') return false
  const block = readBlock(lex(body.text, lexical))
  if (!block) return false
  const host = new FoldingHost(bodySpans(body.token, tree.at.start), { blocks, place, around })
  runBlock(block, host)
  host.tell()
  return true
}

interface Setting {
  readonly blocks: BlockRules
  readonly place: Place
  readonly around: Surroundings
}

/** Where a span of the body stands in the statement; in a text with escapes that cannot be told. */
function bodySpans(token: Token, start: number): (span: Span) => Span {
  const open = /^\$[^$]*\$/.exec(token.text)?.[0] ?? "'"
  const isPlain = token.text.slice(open.length, -open.length) === token.value
  const from = start + token.at.start
  return ({ start: first, end }) =>
    isPlain
      ? { start: from + open.length + first, end: from + open.length + end }
      : { start: from, end: start + token.at.end }
}

class FoldingHost implements Host {
  readonly rules: BlockRules
  readonly goesOn: boolean
  private readonly around: Surroundings
  private readonly place: Place
  private readonly spanOf: (span: Span) => Span
  /** What is to be reported when nothing takes it back. */
  private held: ((report: Report) => void)[] = []

  constructor(spanOf: (span: Span) => Span, { blocks, place, around }: Setting) {
    this.rules = blocks
    this.goesOn = around.passesOverFaults
    this.around = around
    this.place = place
    this.spanOf = spanOf
  }

  get known(): Draft {
    return this.around.draft
  }

  tell(): void {
    for (const report of this.held) report(this.around.report)
  }

  run({ text, at }: Piece): string | undefined {
    const whole = this.spanOf(at)
    const isAsWritten = whole.end - whole.start === text.length
    return this.runAt(text, whole, (span) => (isAsWritten ? shifted(span, whole.start) : whole))
  }

  runText(text: string, at: Span): string | undefined {
    const whole = this.spanOf(at)
    for (const statement of split(text, this.known.dialect.lexical)) {
      const state = this.runAt(statement.text, whole, () => whole)
      if (state !== undefined) return state
    }
    return undefined
  }

  expression(text: string): Ast.Expression | undefined {
    const { dialect } = this.known
    return parseExpression(lex(text, dialect.lexical), dialect, createReport())
  }

  query(text: string): Ast.Query | undefined {
    const { dialect } = this.known
    const tree = parse(lex(text, dialect.lexical), dialect, createReport())
    return tree?.kind === 'query' ? tree : undefined
  }

  doubt({ text, at }: Piece): void {
    const { dialect } = this.known
    const isMade = /^execute\b/i.test(text)
    const tree = isMade ? undefined : parse(lex(text, dialect.lexical), dialect, createReport())
    if (!isMade && !(tree && this.around.mayDefine(text, tree, dialect))) return
    const statement = shortened(text)
    const span = this.spanOf(at)
    this.held.push((report) => report.add('undecided-statement', span, { statement }))
  }

  raised(at: Span): void {
    const span = this.spanOf(at)
    this.held.push((report) => report.add('raised-exception', span, {}))
  }

  savepoint(): () => void {
    const { journal } = this.known
    const [mark, count] = [journal.mark(), this.held.length]
    return () => {
      journal.takeBack(mark)
      this.held.length = count
    }
  }

  private runAt(text: string, whole: Span, spanOf: (span: Span) => Span): string | undefined {
    const { dialect } = this.known
    const faults: Fault[] = []
    const report = this.reportAt(spanOf, faults)
    const tree = parse(lex(text, dialect.lexical), dialect, report)
    if (tree && this.around.mayDefine(text, tree, dialect))
      this.around.fold(tree, placeAt(this.place, whole), report)
    const [first] = faults
    return first && this.rules.stateOf(first, tree?.kind ?? 'other')
  }

  private reportAt(spanOf: (span: Span) => Span, faults: Fault[]): Report {
    const own = createReport()
    return {
      add: (code, at, params, ...related) => {
        own.add(code, at, params, ...related)
        if (isFault(code)) faults.push({ code, what: whatOf(params) })
        const moved = related.map((each) => relatedAt(each, spanOf))
        this.held.push((report) => report.add(code, spanOf(at), params, ...moved))
      },
      take: (found) => {
        own.take(found)
        if (found.severity === 'error') faults.push({ code: found.code, what: '' })
        const related = found.related.map((each) => relatedAt(each, spanOf))
        this.held.push((report) => {
          report.take({ ...found, at: spanOf(found.at), related })
        })
      },
      all: () => own.all(),
    }
  }
}

function isFault(code: Code): boolean {
  return catalogue[code].severity === 'error'
}

function whatOf(params: object): string {
  return 'what' in params && typeof params.what === 'string' ? params.what : ''
}

function relatedAt({ at, label }: Related, spanOf: (span: Span) => Span): Related {
  return { at: 'file' in at ? at : spanOf(at), label }
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}

/** For a message: on one line, and not the whole of it. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
