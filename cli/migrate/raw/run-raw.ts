import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { MigrationPart } from '../../../compiler/read-migration.ts'
import type { Place, Span } from '../../../compiler/source/span.ts'
import { DatabaseFailure, type FailureKind } from '../../../runtime/database-failure.ts'
import type { QueryResult, SessionQueryable } from '../../../runtime/database.ts'
import { migrationFault } from '../../../runtime/migrate/run/migration-faults.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { RawMode, RawResult, RawRun, RawText } from './raw-run.ts'

type Open = Pick<OpenDatabase, 'database' | 'values'>

interface Running {
  readonly mode: RawMode
  readonly signal: AbortSignal
}

/** Runs the statements as `mode` says. What a transaction has undone has no results. */
export function runRaw(text: RawText, open: Open, running: Running): Promise<RawRun> {
  return running.mode === 'together'
    ? runTogether(text, open, running)
    : runEach(text, open, running)
}

/** The statement that runs, for what is said of its failure. */
interface Progress {
  at: Span
  /** All statements are done. */
  isCommitting: boolean
}

async function runTogether(text: RawText, open: Open, { signal }: Running): Promise<RawRun> {
  const { source, parts } = text
  const progress: Progress = { at: { start: 0, end: 0 }, isCommitting: false }
  try {
    const results = await open.database.transaction(async (session) => {
      const found: RawResult[] = []
      for (const part of parts) {
        progress.at = part.at
        found.push(await runPart(part, { session, open, signal }))
        if (!session.inTransaction) throw new TransactionEnded()
      }
      progress.isCommitting = true
      return found
    })
    return { results, fault: undefined }
  } catch (error) {
    const place = { file: source.path, ...progress.at }
    if (error instanceof TransactionEnded)
      return { results: [], fault: migrationFault('ended-transaction', {}, place) }
    return { results: [], fault: refused(error, place, undoneHint(error, progress)) }
  }
}

/** A COMMIT that was sent may be done, though the answer has not come. */
function undoneHint(error: unknown, { isCommitting }: Progress): string {
  const isUnanswered = error instanceof DatabaseFailure && UNANSWERED.has(error.facts.kind)
  return isCommitting && isUnanswered
    ? 'whether it was committed is not known; look what is there before you run it again'
    : 'the transaction was rolled back'
}

const UNANSWERED: ReadonlySet<FailureKind> = new Set(['connection', 'timeout', 'cancelled'])

/** A procedure has committed or rolled back. */
class TransactionEnded extends Error {}

async function runEach(text: RawText, open: Open, { signal }: Running): Promise<RawRun> {
  const { source, parts } = text
  const results: RawResult[] = []
  const session = await open.database.reserve({ signal })
  try {
    for (const part of parts) {
      const result = await runPart(part, { session, open, signal })
      // A setting of the session, or a procedure, may have begun a transaction.
      if (session.inTransaction) await session.query({ sql: 'COMMIT', parameters: [] }, { signal })
      results.push(result)
    }
    return { results, fault: undefined }
  } catch (error) {
    const { length } = results
    const at = parts[length]?.at ?? { start: 0, end: 0 }
    const done = `${length} of ${parts.length} statements are done and committed; write the rest again without them`
    // What it had done before it failed may stay, such as the first table of DROP TABLE.
    const hint = length === 0 ? 'the statement was not completed' : done
    return { results, fault: refused(error, { file: source.path, ...at }, hint) }
  } finally {
    await session.release()
  }
}

interface PartRun {
  readonly session: SessionQueryable
  readonly open: Open
  readonly signal: AbortSignal
}

async function runPart(
  { text }: MigrationPart,
  { session, open, signal }: PartRun,
): Promise<RawResult> {
  const result = await session.query({ sql: text, parameters: [] }, { signal })
  return readResult(result, open)
}

function readResult(
  { columns, rows, rowCount, command }: QueryResult,
  { values }: Pick<Open, 'values'>,
): RawResult {
  return {
    command,
    rowCount,
    columns: columns.map(({ name }) => name),
    rows: rows.map((row) =>
      row.map((value, index) => {
        const type = columns[index]?.type
        return type === undefined ? null : values.read(value, type, 'text').value
      }),
    ),
  }
}

/** Throws what no database has refused. */
function refused(error: unknown, place: Place, done: string): Renderable {
  if (!(error instanceof DatabaseFailure)) throw error
  const { cause, facts } = error
  const reason = cause instanceof Error ? cause.message : error.message
  const start = place.start + (facts.offset ?? 0)
  const exact = facts.offset === undefined ? place : { ...place, start, end: start + 1 }
  return migrationFault('refused-sql', { reason, done }, exact)
}
