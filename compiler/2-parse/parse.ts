import type { IToken, ParserMethod } from 'chevrotain'
import type { Lexed } from '../1-lex/token.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type * as Ast from './ast.ts'
import type { ParserInput } from './core.ts'
import { DEEPEST, MOST_ARMS, nestingOf } from './nesting.ts'
import type { Outcome } from './runner/runner.ts'
import type { Depth, Refusal } from './runner/refusal.ts'
import { StatementParser } from './statement.ts'
import { reportSyntaxError } from './syntax-error.ts'
import { unclosedSlip } from './slips/unclosed.ts'
import { toParserTokens } from './words/tokens.ts'
import { createVocabulary, type Vocabulary } from './words/vocabulary.ts'

type Syntax = Pick<Dialect, 'label' | 'lexical' | 'grammar'>

interface BuiltParser {
  readonly vocabulary: Vocabulary
  readonly parser: StatementParser
}

/**
 * The syntax tree of one statement, or undefined with exactly one diagnostic: `syntax-error`,
 * `foreign-clause`, `unterminated` or `nesting-too-deep`. Spans are relative to the statement's text.
 */
export function parse(lexed: Lexed, dialect: Syntax, report: Report): Ast.Statement | undefined {
  return parseFirst(lexed, dialect, report).tree
}

/** The same; without a tree, where another statement begins, if it seems that a ";" is missing before it. */
export function parseFirst(lexed: Lexed, dialect: Syntax, report: Report): Read<Ast.Statement> {
  return parseWith(({ statement }) => statement, { lexed, dialect, report })
}

/** The same for an expression alone. */
export function parseExpression(
  lexed: Lexed,
  dialect: Syntax,
  report: Report,
): Ast.Expression | undefined {
  return parseWith(({ onlyExpression }) => onlyExpression, { lexed, dialect, report }).tree
}

interface Read<T> {
  readonly tree: T | undefined
  readonly next: number | undefined
}

const nothing = { tree: undefined, next: undefined } as const

interface Work {
  readonly lexed: Lexed
  readonly dialect: Syntax
  readonly report: Report
}

function parseWith<T>(
  rule: (parser: StatementParser) => ParserMethod<[], T>,
  { lexed, dialect, report }: Work,
): Read<T> {
  if (lexed.unterminated) {
    const { what, at } = lexed.unterminated
    report.add('unterminated', at, { what, hint: unclosedSlip(lexed.text, at) })
    return nothing
  }
  const { depth, layers } = nestingOf(lexed)
  const { text } = lexed
  const failDeep = (limit: number | undefined) =>
    report.add('nesting-too-deep', { start: 0, end: text.length }, { limit })
  if (depth > DEEPEST) {
    failDeep(DEEPEST)
    return nothing
  }
  const { vocabulary, parser } = parserOf(dialect)
  const input = { tokens: toParserTokens(lexed, vocabulary), text, layers }
  const outcome = readAll({ vocabulary, parser }, rule(parser), input)
  if (outcome.kind === 'read') return { tree: outcome.value, next: undefined }
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    return { tree: undefined, next: reportSyntaxError({ refusal, lexed, dialect, report }) }
  }
  failDeep(limits(dialect.grammar)[outcome.by])
  return nothing
}

/** Levels that are still read, by what has more of them. */
function limits({ powers, mostArms }: Syntax['grammar']) {
  return {
    operators: DEEPEST,
    engine: powers.deepest,
    arms: MOST_ARMS,
    engineArms: mostArms,
    stack: undefined,
  } as const satisfies Record<Depth | 'stack', number | undefined>
}

/** More parentheses of the wrong kind are not looked behind. */
const MOST_READINGS = 20

/**
 * Whether a parenthesis opens a query is decided before the grammar reads it. Where the grammar wants the
 * other kind it gets it, so that the fault is what stands behind the parenthesis.
 */
function readAll<T>(
  { vocabulary, parser }: BuiltParser,
  rule: ParserMethod<[], T>,
  input: ParserInput,
): Outcome<T> {
  let { tokens } = input
  for (let readings = 1; ; readings++) {
    const outcome = parser.readAll(rule, { ...input, tokens })
    if (outcome.kind !== 'refused' || readings === MOST_READINGS) return outcome
    const other = otherParenthesis(outcome.refusal, vocabulary)
    if (!other) return outcome
    tokens = tokens.with(outcome.refusal.place, other)
  }
}

/** The parenthesis that is refused, as the one that could have stood there. */
function otherParenthesis(refusal: Refusal, { signs }: Vocabulary): IToken | undefined {
  const { token } = refusal
  if (token.image !== '(') return undefined
  const type = token.tokenType === signs.open ? signs.openQuery : signs.open
  if (!refusal.labels().includes(type.LABEL ?? '')) return undefined
  return { ...token, tokenType: type, tokenTypeIdx: type.tokenTypeIdx ?? 0 }
}

const built = new WeakMap<Syntax['grammar'], BuiltParser>()

/** The dialect's parser, made when it is first needed. */
function parserOf({ lexical, grammar }: Syntax): BuiltParser {
  const known = built.get(grammar)
  if (known) return known
  const vocabulary = createVocabulary(lexical, grammar)
  const parser = new StatementParser({ vocabulary, lexical, grammar, validate: false })
  const made = { vocabulary, parser }
  built.set(grammar, made)
  return made
}
