import { sharesLine } from './1-lex/client-command.ts'
import type { Statement } from './1-lex/token.ts'
import { kindOf } from './classify.ts'
import { blaming } from './diagnostics/bug.ts'
import { type LocatedDiagnostic, locate } from './diagnostics/locate.ts'
import { createReport, type Report } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import { createIrReader } from './read-ir.ts'
import { readStatements } from './read-statements.ts'
import type { Stage } from './ir/stage.ts'
import type { SourceFile } from './source/source-file.ts'
import type { Place } from './source/span.ts'
import { asSpoken } from './split/as-spoken.ts'
import type { SplitStatement } from './split/split.ts'
import { splitQueries } from './split/split-queries.ts'

export interface ParsedFile {
  readonly statements: readonly ParsedStatement[]
  readonly diagnostics: readonly LocatedDiagnostic[]
}

export interface ParsedStatement {
  /** That of the syntax tree, the command of a statement that has no tree, or `unreadable`. */
  readonly kind: string
  readonly place: Place
  /** What the stage made, for people to look at; undefined where a fault came before. */
  readonly made: unknown
}

/**
 * The front end alone, over the files in their order: schema, query and migration files alike, every
 * statement judged; lines of psql and the rows of COPY are none. A command of a client on a line of SQL is
 * `client-command-beside-sql`. Only the stage `ir` looks names up:
 * in what the definitions so far have made.
 */
export function parseFiles(
  files: readonly SourceFile[],
  dialect: Dialect,
  stage: Stage,
): readonly ParsedFile[] {
  const reader = createIrReader(dialect)
  const read = files.map((file) =>
    splitQueries(file.text, dialect.lexical).flatMap((statement) =>
      statement.kind === 'sql'
        ? readParts(statement, { file, dialect, stage, reader })
        : [judgeClientCommand(statement, file)],
    ),
  )
  reader.finish()
  return read.map((parts) => ({
    statements: parts.flatMap(({ parsed }) => parsed ?? []),
    diagnostics: parts.flatMap(({ report, place }) =>
      report.all().map((diagnostic) => locate(diagnostic, place)),
    ),
  }))
}

interface ReadContext {
  readonly file: SourceFile
  readonly dialect: Dialect
  readonly stage: Stage
  readonly reader: ReturnType<typeof createIrReader>
}

/** A statement, or what the splitter took for none. */
interface ReadPart {
  readonly parsed: ParsedStatement | undefined
  readonly place: Place
  readonly report: Report
}

function judgeClientCommand({ kind, text, at }: Statement, file: SourceFile): ReadPart {
  const report = createReport()
  if (kind === 'client' && sharesLine(file.text, at))
    report.add('client-command-beside-sql', { start: 0, end: text.length }, { command: text })
  return { parsed: undefined, place: { file: file.path, ...at }, report }
}

function readParts(statement: SplitStatement, context: ReadContext): readonly ReadPart[] {
  const { file, dialect, stage, reader } = context
  const whole = { file: file.path, ...statement.at }
  return blaming(whole, () =>
    readStatements(statement.text, whole, asSpoken(dialect, statement)).map(
      ({ lexed, tree, place, syntax: report }) => {
        const shown = {
          syntax: () => undefined,
          tokens: () => lexed.tokens,
          ast: () => tree,
          // The way back of a migration is judged, and not gone.
          ir: () => (tree && !statement.rollback ? reader.read(tree, place, report) : undefined),
        }
        return { parsed: { kind: kindOf(tree), place, made: shown[stage]() }, place, report }
      },
    ),
  )
}
