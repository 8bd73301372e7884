import type * as Ast from './2-parse/ast.ts'
import type { Changes, DefinitionContext, Describe } from './3-resolve/definitions/context.ts'
import { dropsOf } from './3-resolve/definitions/objects/drop-object.ts'
import { judgeRelations } from './3-resolve/definitions/judge-relations.ts'
import { judgeNames } from './3-resolve/collations/judge-names.ts'
import { selectInto } from './3-resolve/definitions/tables/select-into.ts'
import { resolveDefinition } from './3-resolve/definitions/resolve-definition.ts'
import { lapseStoredViews } from './3-resolve/definitions/views/lapsed-views.ts'
import {
  judgeViews,
  noteStaleViews,
  refreshViews,
} from './3-resolve/definitions/views/refresh-views.ts'
import {
  addAlias,
  createDraft,
  type Draft,
  finished,
  searchPath,
  setSearchPath,
} from './3-resolve/catalog/draft.ts'
import { fold } from './3-resolve/catalog/folding/fold.ts'
import { holdColumns } from './3-resolve/catalog/hold-columns.ts'
import { createTransactions } from './3-resolve/catalog/transactions.ts'
import { blaming } from './diagnostics/bug.ts'
import { type LocatedDiagnostic, locate } from './diagnostics/locate.ts'
import { withinStack } from './diagnostics/within-stack.ts'
import { createReport, type Report } from './diagnostics/report.ts'
import type { Breach } from './dialects/definition-rules.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Catalog } from './ir/catalog.ts'
import type { Place, Span } from './source/span.ts'
import {
  type DefinitionStatement,
  definitionStatements,
  isData,
  type SchemaFile,
} from './definition-statements.ts'
import { foldBlock } from './fold-block.ts'
import { hintAtLaterDefinitions } from './later-definitions.ts'

export interface SchemaCompilation {
  /** What an engine holds after the statements: those with faults have no effect. */
  readonly catalog: Catalog
  /**
   * What was meant: statements with faults have the effect that can be understood, and what follows is judged by
   * it, so that one fault is one diagnostic. Columns are as nullable as checks and generated columns prove.
   */
  readonly meant: Catalog
  /** The statements without effect. */
  readonly refused: readonly Place[]
  /** In the order of the files and of the statements in them. */
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/**
 * The catalog that the definitions of all files make, one after the other. Statements with faults are
 * reported; data statements are passed over unread.
 */
export function compileSchema(
  files: readonly SchemaFile[],
  dialect: Dialect,
  describe: Describe,
): SchemaCompilation {
  const statements = files.flatMap((file) => definitionStatements(file, dialect))
  const { mention } = dialect.definitions.collations.named
  const around = { dialect, describe, isNaming: files.some(({ text }) => mention.test(text)) }
  const exact = foldStatements(statements, 'take-back', around)
  const refused = statements.filter((_, i) => exact.outcomes[i]?.isRefused)
  // Whether a fault follows from an earlier one is seen where that one has had its effect.
  const meant = refused.some(({ tree }) => tree)
    ? foldStatements(statements, 'keep', around)
    : exact
  const diagnostics = statements.flatMap(({ place, syntax }, i) => {
    const reports = [syntax, ...(meant.outcomes[i]?.reports ?? [])]
    return reports.flatMap((report) => report.all()).map((each) => locate(each, place))
  })
  const places = refused.map(({ place }) => place)
  return {
    catalog: exact.catalog,
    meant: holdColumns(meant.catalog, dialect),
    refused: places,
    diagnostics: hintAtLaterDefinitions(diagnostics, statements, files),
  }
}

interface Folded {
  readonly catalog: Catalog
  /** One a statement. */
  readonly outcomes: readonly Outcome[]
}

interface Around {
  readonly dialect: Dialect
  readonly describe: Describe
  /** Whether collations or character sets are named at all. */
  readonly isNaming: boolean
}

/** The statements one after the other; those with faults are taken back or have what effect they can. */
function foldStatements(
  statements: readonly DefinitionStatement[],
  faulty: 'take-back' | 'keep',
  { dialect, describe, isNaming }: Around,
): Folded {
  const draft = createDraft(dialect)
  const { journal } = draft
  const transactions = createTransactions(draft)
  const deferred: Deferred[] = []
  const defer = (resolve: Deferred) => deferred.push(resolve)
  /** Whether the statement has had its effect, or what of it can be understood. */
  const foldOne: FoldOne = (tree, place, report) => {
    const [mark, count] = [journal.mark(), deferred.length]
    const before = createReport()
    const given = { draft, report, describe, defer, before }
    const around = { draft, report, fold: foldOne, passesOverFaults: faulty === 'keep', mayDefine }
    const { toldViews } = draft
    if (faulty === 'take-back') draft.toldViews = new Set()
    withinStack(whole(place), report, () => {
      if (foldBlock(tree, place, around)) return
      if (isNaming) judgeNames(tree, { catalog: draft, dialect, report })
      foldStatement(tree, place, given)
    })
    const isKept = faulty === 'keep' && !breaksTables(tree, report)
    if (hasFault(report)) draft.toldViews = toldViews
    else for (const each of before.all()) report.take(each)
    if (isKept || !hasFault(report)) return true
    journal.takeBack(mark)
    deferred.length = count
    return false
  }
  const foldNext = ({ place, tree, ofQueries }: DefinitionStatement): Outcome => {
    const mark = journal.mark()
    const parts = (tree ? partsOf(tree, dialect) : []).map((part) => {
      const report = createReport()
      return { report, isFolded: blaming(place, () => foldOne(part, place, report)) }
    })
    const reports = parts.map(({ report }) => report)
    if (ofQueries && reports.some(hasDuplicate)) {
      journal.takeBack(mark)
      return { reports: [], isRefused: true }
    }
    const isFolded = tree !== undefined && parts.every((part) => part.isFolded)
    if (isFolded || (tree && faulty === 'keep')) return { reports, isRefused: false }
    transactions.fail()
    return { reports, isRefused: true }
  }
  const outcomes = statements.map((statement) => {
    if (statement.isInclude) return { reports: [], isRefused: false }
    if (!statement.isSent && faulty === 'take-back') {
      transactions.fail()
      return { reports: [], isRefused: true }
    }
    const isObeyed = statement.tree !== undefined && transactions.obey(statement.tree)
    const isUnheard = isObeyed || (faulty === 'take-back' && transactions.aborted)
    const outcome = isUnheard ? { reports: [], isRefused: !isObeyed } : foldNext(statement)
    transactions.settle()
    return outcome
  })
  refreshViews({ draft, dialect, describe })
  for (const resolve of deferred) foldAll(resolve(), draft)
  return { catalog: finished(draft), outcomes }
}

type FoldOne = (tree: Ast.Statement, place: Place, report: Report) => boolean

/** Of the statement at a place: spans are relative to its text. */
function whole({ start, end }: Place): Span {
  return { start: 0, end: end - start }
}

interface Outcome {
  /** One of each part. */
  readonly reports: readonly Report[]
  /** In some part at least. */
  readonly isRefused: boolean
}

/** What of a statement has its effect, or has none, by itself. */
function partsOf(tree: Ast.Statement, dialect: Dialect): readonly Ast.Statement[] {
  return tree.kind === 'drop' ? dropsOf(tree, dialect) : [tree]
}

/** What a statement has put off until all of them are folded. */
type Deferred = () => Changes

function hasFault(report: Report): boolean {
  return report.all().some(({ severity }) => severity === 'error')
}

function hasDuplicate(report: Report): boolean {
  return report.all().some(({ code }) => code === 'duplicate-object')
}

/** The effect of such a statement is one that cannot be: what follows was not meant for it either. */
function breaksTables({ kind }: Ast.Statement, report: Report): boolean {
  // The statements of a block have been judged one by one.
  return (
    kind !== 'other' &&
    !kind.startsWith('create-table') &&
    report.all().some(({ code }) => breaches.has(code))
  )
}

const breaches: ReadonlySet<string> = new Set<Breach['kind'] | 'invalid-view'>([
  'invalid-view',
  'impossible-key',
  'impossible-foreign-key',
  'impossible-column',
  'object-in-use',
])

function mayDefine(text: string, tree: Ast.Statement, dialect: Dialect): boolean {
  if (dialect.definitions.setsPath(tree)) return true
  return !isData(text, tree, dialect) && (tree.kind !== 'other' || !session.test(tree.command))
}

type Given = Pick<DefinitionContext, 'draft' | 'report' | 'describe' | 'defer'> & {
  /** Of what was at fault before the statement, which makes sense by itself. */
  readonly before: Report
}

function foldStatement(tree: Ast.Statement, statement: Place, { before, ...given }: Given): void {
  const { draft, report } = given
  const { dialect } = draft
  const departure = dialect.definitions.leavesDatabase(tree, (schema) =>
    draft.schemas.has(dialect.names.relationKey(schema)),
  )
  if (departure) {
    report.add('schema-leaves-database', departure.at, departure)
    if (departure.into !== undefined) addAlias(draft, departure.into)
    return
  }
  const context: DefinitionContext = { ...given, catalog: draft, dialect, statement }
  draft.touched.clear()
  draft.alone = undefined
  setSession(tree, draft)
  judgeViews(tree, { ...context, report: before })
  foldAll(changesOf(tree, context), draft)
  noteStaleViews(draft)
  judgeViews(tree, context)
  judgeRelations(tree, context)
  lapseStoredViews(draft)
}

function setSession(tree: Ast.Statement, draft: Draft): void {
  const checks = draft.dialect.definitions.checksForeignKeys(tree)
  if (checks !== undefined) draft.checksForeignKeys = checks
  draft.renamesPastViews =
    draft.dialect.definitions.renamesPastViews(tree) ?? draft.renamesPastViews
  const path = draft.dialect.definitions.setsPath(tree)
  if (path) setSearchPath(draft, searchPath(path.schemas, draft.dialect), path.local)
}

/** What a statement does to the catalog; nothing where it defines nothing. */
export function changesOf(ast: Ast.Statement, context: DefinitionContext): Changes {
  if (ast.kind === 'other') judgeOther(ast, context)
  const definition = isDefinition(ast) ? ast : selectInto(ast)
  return definition ? resolveDefinition(definition, context) : []
}

function isDefinition(ast: Ast.Statement): ast is Ast.Definition {
  return !['query', 'insert', 'update', 'delete', 'other'].includes(ast.kind)
}

/** Statements of sessions and transactions, and those that keep a database in order. */
const session =
  /^(?:abort|analyze|begin|checkpoint|cluster|close|commit|deallocate|declare|discard|end|explain|fetch|flush|handler|listen|lock|notify|optimize|pragma|prepare|refresh|reindex|release|reset|rollback|savepoint|set|show|start|unlisten|unlock|use|vacuum)\b/

function judgeOther({ command, at }: Ast.Other, { report }: DefinitionContext): void {
  if (session.test(command)) return
  if (/^(?:grant|revoke)\b/.test(command)) report.add('not-modelled', at, { what: command })
  else report.add('not-a-definition', at, {})
}

/** One change at a time: the next one is resolved against what this one has made. */
function foldAll(changes: Changes, draft: Draft): void {
  for (const change of changes) fold(draft, change)
}
