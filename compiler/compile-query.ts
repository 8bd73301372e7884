import { reportBlanksInNames } from './1-lex/blanks-in-names.ts'
import { reportDoubtfulOperators } from './1-lex/doubtful-operators.ts'
import { reportPipesAsOr } from './1-lex/pipes-as-or.ts'
import { lex } from './1-lex/lexer.ts'
import type { Lexed } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import { commandResult } from './3-resolve/queries/command-result.ts'
import { procedureCall } from './3-resolve/queries/resolve-command.ts'
import { reportNames } from './3-resolve/queries/results/result-names.ts'
import { judgeNames } from './3-resolve/collations/judge-names.ts'
import { resolve } from './resolve.ts'
import { type CheckedStatement, describedStatement } from './4-check/check-statement.ts'
import { lint } from './4-check/rules/rules.ts'
import { type BulkSpans, findBulkRow } from './query-parts/bulk-row.ts'
import type { Dialect } from './dialects/dialect.ts'
import { excuseUnused } from './query-parts/excuse-unused.ts'
import {
  createReport,
  type Diagnostic,
  type ExcusingReport,
  type Report,
} from './diagnostics/report.ts'
import { bug } from './diagnostics/bug.ts'
import { withinStack } from './diagnostics/within-stack.ts'
import { fragments } from './query-parts/fragments.ts'
import type { Catalog } from './ir/catalog.ts'
import { type CheckedQuery, givesRows, isBatch, type QueryKind, readsOneRow } from './ir/checked.ts'
import type * as Ir from './ir/query.ts'
import type { Type } from './ir/type.ts'
import type { Span } from './source/span.ts'
import { suggest } from './diagnostics/suggest.ts'
import { withoutEchoes } from './diagnostics/without-echoes.ts'
import { unsetVariables } from './query-parts/unset-variables.ts'

/** A statement under its annotation. */
export interface NamedStatement {
  readonly name: string
  readonly kind: QueryKind
  readonly doc: readonly string[]
  readonly text: string
}

export interface CompiledQuery {
  /** Undefined when a diagnostic is an error. */
  readonly query: CheckedQuery | undefined
  /** What is replaced in the text for what is sent. */
  readonly edits: readonly Ir.Edit[]
  readonly diagnostics: readonly Diagnostic[]
}

/** One query through all stages; the spans of its diagnostics are relative to its text. */
export function compileQuery(
  named: NamedStatement,
  catalog: Catalog,
  dialect: Dialect,
): CompiledQuery {
  const report = createReport()
  const lexed = lex(named.text, dialect.lexical)
  const ast = parse(lexed, dialect, report)
  if (ast) {
    reportBlanksInNames(lexed.tokens, report)
    reportDoubtfulOperators(lexed.tokens, dialect.lexical, report)
    reportPipesAsOr(lexed.tokens, dialect.grammar, report)
  }
  if (ast && ast.kind !== 'other') warnOfVariables(lexed, report)
  const statement = ast && queryStatement(ast, named, report)
  if (statement?.kind === 'other') checkCommand({ statement, lexed, dialect }, named, report)
  const checked =
    statement &&
    withinStack(statement.at, report, () =>
      checkedQuery({ named, statement, lexed, report }, catalog, dialect),
    )
  const { query, edits = [] } = checked ?? {}
  const diagnostics = withoutEchoes(report.all())
  return { query: hasError(report) ? undefined : query, edits, diagnostics }
}

interface ReadQuery {
  readonly named: NamedStatement
  readonly statement: Ast.QueryStatement | Ast.Other
  readonly lexed: Lexed
  readonly report: ExcusingReport
}

function checkedQuery(
  { named, statement, lexed, report }: ReadQuery,
  catalog: Catalog,
  dialect: Dialect,
): Pick<CompiledQuery, 'query' | 'edits'> {
  if (dialect.definitions.collations.named.mention.test(lexed.text))
    judgeNames(statement, { catalog, dialect, report })
  const resolved = resolve(statement, catalog, dialect, report)
  const checked = describedStatement(resolved, { catalog, dialect }, report)
  excuseUnused(resolved, dialect.semantics.unused, 'query', report)
  const isBulk = named.kind === 'copyfrom' && !hasError(report)
  const bulk = isBulk ? findBulkRow(named.name, resolved, { lexed, dialect }, report) : undefined
  const query = assemble(named, resolved, checked, bulk)
  const { edits } = resolved
  if (hasError(report)) return { query, edits }
  if (readsUnknownRelation(report)) return { query: undefined, edits }
  reportNames(resolved, report)
  checkKind(query, resolved.statement, report)
  checkSending(query, { at: statement.at, dialect, report })
  lint(resolved.statement, { ...checked.inferred, decided: checked.decided }, report)
  return { query, edits }
}

function hasError(report: Report): boolean {
  return report.all().some(({ severity }) => severity === 'error')
}

/** The columns of its result are not known. */
function readsUnknownRelation(report: Report): boolean {
  return report.all().some(({ code }) => code === 'relation-of-unknown-extension')
}

function warnOfVariables({ tokens }: Lexed, report: Report): void {
  for (const { text, at } of unsetVariables(tokens)) {
    const name = /^@(\w+)$/.exec(text)?.[1]
    report.add('unset-variable', at, { variable: text, name })
  }
}

interface SentUnread {
  readonly statement: Ast.Other
  readonly lexed: Lexed
  readonly dialect: Dialect
}

/** Statements that are sent unread: sound only where there is nothing to know of them, or it is known. */
function checkCommand(
  { statement, lexed, dialect }: SentUnread,
  { kind }: NamedStatement,
  report: Report,
): void {
  const what = statement.command.toUpperCase()
  const isCall = procedureCall(statement) !== undefined
  const isTold = isCall
    ? dialect.semantics.outParameters === 'row'
    : commandResult(statement, dialect) !== undefined
  if (kind !== 'exec' && !isTold) report.add('not-supported', statement.at, { what })
  if (isCall) return
  const parameter = lexed.tokens.find(
    ({ kind: token, text }) => token === 'parameter' || text === 'sqlc',
  )
  if (parameter) report.add('not-supported', parameter.at, { what: `a parameter of ${what}` })
}

function queryStatement(
  statement: Ast.Statement,
  named: NamedStatement,
  report: Report,
): Ast.QueryStatement | Ast.Other | undefined {
  switch (statement.kind) {
    case 'query':
    case 'insert':
    case 'update':
    case 'delete':
    case 'merge':
    case 'other':
      return statement
    default:
      return definition(statement, named, report)
  }
}

/** A definition is sent as it is, which gives no rows. What it creates, `schemaOf` has put into the catalog. */
function definition(
  { at }: Ast.Definition,
  { kind, text }: NamedStatement,
  report: Report,
): Ast.Other | undefined {
  if (kind !== 'exec') {
    report.add('definition-in-query', at, {})
    return undefined
  }
  const [command = ''] = /^\w+(?:\s+\w+)?/.exec(text) ?? []
  return { ...nothingWritten, kind: 'other', command: command.toLowerCase(), text, plain: text, at }
}

const nothingWritten = {
  name: undefined,
  relations: [],
  nested: [],
  nestedAt: [],
  routines: [],
  assigned: [],
  telling: [],
  parts: [],
}

function assemble(
  { name, kind, doc, text }: NamedStatement,
  { statement, edits, byPlace }: Ir.Resolved,
  { parameters, columns, embedded, atMostOneRow, givesRow, record }: CheckedStatement,
  bulk: BulkSpans | undefined,
): CheckedQuery {
  const ordered = parameters.toSorted((a, b) => a.number - b.number)
  const positions = new Map(ordered.map((parameter, position) => [parameter, position]))
  const position = (index: number) =>
    positions.get(parameters[index] ?? bug(`no parameter ${index}`)) ?? index
  const cut = ({ start, end }: Span, more: readonly Ir.Edit[] = []) => {
    const inOrder = [...edits, ...more].toSorted((a, b) => a.at.start - b.at.start)
    return fragments({ text, edits: inOrder, start, end }, position)
  }
  return {
    name,
    kind,
    doc,
    command: commandOf(statement),
    text: cut({ start: 0, end: text.length }),
    parameters: ordered,
    columns,
    embedded,
    byPlace,
    atMostOneRow,
    givesRow,
    record,
    numbered: numberedType(statement),
    bulk: bulk && {
      before: cut(bulk.before),
      row: cut(bulk.row, bulk.casts),
      after: cut(bulk.after),
    },
  }
}

function numberedType(statement: Ir.Statement): Type | undefined {
  if (statement.kind !== 'insert' || statement.target.over.kind !== 'relation') return undefined
  const { columns } = statement.target.over.relation
  return columns.find(({ identity }) => identity === 'auto-increment')?.type
}

function commandOf({ kind }: Ir.Statement): CheckedQuery['command'] {
  if (kind === 'query') return 'select'
  return kind === 'command' ? 'other' : kind
}

/** What a function gives that is called for its effect: `SELECT pg_notify($1, $2)`. */
function isVoid(type: Type): boolean {
  return type.kind === 'scalar' && type.name === 'void'
}

/** What a statement that gives no rows should have been. */
function instead(statement: Ir.Statement): string | undefined {
  if (statement.kind !== 'command') return undefined
  if (!statement.unknown) return 'make it :exec'
  const { what, name, known } = statement.unknown
  const suggestion = suggest(name, known)
  const meant = suggestion === undefined ? '' : `: did you mean "${suggestion}"?`
  return `the engine has no ${what} "${name}"${meant}`
}

/** What the annotation promises of the rows. */
function checkKind(query: CheckedQuery, statement: Ir.Statement, report: Report): void {
  const { at } = statement
  const { name, kind, columns, command } = query
  const returnsRows = columns.length > 0
  // `PRAGMA journal_mode = wal` is run for its effect, and gives a row besides.
  if (command === 'other' && kind === 'exec') return
  if (givesRows(kind) && !returnsRows && command !== 'select') {
    report.add('reads-no-rows', at, { name, kind, instead: instead(statement) })
  }
  const tells = columns.some(({ type }) => !isVoid(type))
  if (!givesRows(kind) && tells) report.add('ignored-rows', at, { name, kind })
  if (readsOneRow(kind) && returnsRows && !query.atMostOneRow)
    report.add('many-rows', at, { name, kind })
}

/** Checks what the annotation promises of the call. */
function checkSending(
  { name, kind, parameters }: CheckedQuery,
  {
    at,
    dialect,
    report,
  }: { readonly at: Span; readonly dialect: Dialect; readonly report: Report },
): void {
  if (kind === 'execlastid' && !dialect.semantics.tellsLastId) {
    report.add('no-last-id', at, { name, dialect: dialect.label })
  }
  if (!isBatch(kind)) return
  if (parameters.length === 0) report.add('no-batch-parameter', at, { name, kind })
  if (parameters.some(({ list }) => list)) {
    report.add('not-supported', at, { what: `a list in :${kind}` })
  }
}
