import {
  type Journal,
  type Journaled,
  isOfThisRun,
  journalOf,
  type NotedStatement,
} from './journal.ts'
import { restoreSession, resumedAt } from './resumed-at.ts'
import type { Script } from '../files/migration.ts'
import type { HistoryConnection } from '../history/history-text.ts'
import type { SentStatement, TransactionTogether } from '../runner-engine.ts'
import type { Run } from './run.ts'
import { runStatement } from './run-statement.ts'
import { runStatements } from './run-statements.ts'
import { StatementFailed } from './statement-failed.ts'
import { type Unit, unitsOf } from './units-of.ts'
import { watchBlockers } from './watch-blockers.ts'
import { withRetries } from './with-retries.ts'

/**
 * Runs the statements of a file that are not done yet, and keeps in the history how far it is. A file of one
 * transaction is done whole, with its row of the history, or not at all. Throws StatementFailed and MigrationRefused.
 */
export async function runScript(run: Run, journaled: Journaled): Promise<void> {
  const { script, engine } = run
  const journal = journalOf(journaled)
  const units = unitsOf(script, engine)
  const { before, direction } = journaled
  const begun = isOfThisRun(before, direction) ? before : undefined
  const done = begun === undefined ? 0 : await resumedAt(run, begun)
  const isWhole = units.length <= 1 && units.every(({ isAlone }) => !isAlone)
  const left = units.flatMap((unit) => unitBehind(unit, done))
  if (begun !== undefined) await resume({ run, journal, done, next: left[0] })
  else if (!isWhole || !engine.isTransactional) {
    const next = await noteOf(left[0], run)
    const begin: Write = (through) => journal.begin(done, next, through)
    // The row of an earlier run is replaced, which is two statements.
    await (before === undefined ? keep(run, begin) : inTransaction(run, begin))
  }
  if (left.length === 0) await inTransaction(run, () => journal.advance(done))
  for (const [index, unit] of left.entries())
    await runUnit({ unit, next: left[index + 1], run, journal })
}

/** What is left of a unit of which some statements may be done. */
function unitBehind(unit: Unit, done: number): readonly Unit[] {
  const statements = unit.statements.slice(Math.max(0, done - unit.first + 1))
  const first = unit.first + unit.statements.length - statements.length
  return statements.length === 0 ? [] : [{ ...unit, first, statements }]
}

interface Resumed {
  readonly run: Run
  readonly journal: Journal
  readonly done: number
  readonly next: Unit | undefined
}

async function resume({ run, journal, done, next }: Resumed): Promise<void> {
  await inTransaction(run, () => journal.begin(done))
  await restoreSession(run, run.script, done)
  const noted = await noteOf(next, run)
  if (noted !== undefined) await inTransaction(run, () => journal.note(noted))
}

/** What is kept of a unit before it is run, where it may not be known later whether it was done. */
async function noteOf(
  unit: Unit | undefined,
  { engine, connection }: Run,
): Promise<NotedStatement | undefined> {
  if (unit === undefined || (engine.isTransactional && !unit.isAlone)) return undefined
  const text = unit.statements.map((statement) => statement.text).join(';\n')
  return { number: unit.first, remembered: await engine.remember(connection, text) }
}

interface RunningUnit {
  readonly unit: Unit
  /** The one behind it. */
  readonly next: Unit | undefined
  readonly run: Run
  readonly journal: Journal
}

function runUnit(running: RunningUnit): Promise<void> {
  return withRetries(running.run, (isRepeated) =>
    running.unit.isAlone ? runAlone(running, isRepeated) : runTogether(running),
  )
}

async function runTogether(running: RunningUnit): Promise<void> {
  const { unit, next, run, journal } = running
  const { first, statements } = unit
  const { together } = run.connection
  if (together !== undefined && isPlain(unit, run.script, together))
    return runSent(running, together)
  const isDirected = statements.some(({ directive }) => directive !== undefined)
  await inTransaction(
    run,
    async () => {
      for (const [index, statement] of statements.entries())
        await runStatement(statement, first + index, run)
      await journal.advance(first + statements.length - 1, await noteOf(next, run))
    },
    isDirected,
  )
}

async function runAlone(
  { unit, next, run, journal }: RunningUnit,
  isRepeated: boolean,
): Promise<void> {
  const { engine, connection } = run
  const [statement] = unit.statements
  if (statement === undefined) return
  // CREATE INDEX CONCURRENTLY that has waited too long leaves an index behind.
  const settled = isRepeated ? await engine.settle(connection, statement.text, '') : 'undone'
  if (settled !== 'done') await runStatement(statement, unit.first, run)
  const noted = await noteOf(next, run)
  await keep(run, (through) => journal.advance(unit.first, noted, through), statement.text)
}

/** Nothing of the unit needs more than to be sent. */
function isPlain(
  { statements }: Unit,
  { timeout }: Script,
  together: TransactionTogether,
): boolean {
  return (
    timeout === undefined &&
    statements.every(
      ({ text, directive, rows }) =>
        directive === undefined && rows === undefined && together.holds(text),
    )
  )
}

/** The statements in one message, and the row of the history with the end of the transaction in another one. */
async function runSent(
  { unit: { first, statements }, next, run, journal }: RunningUnit,
  together: TransactionTogether,
): Promise<void> {
  await runStatements({ statements, first }, run, together)
  const noted = await noteOf(next, run)
  const writes: SentStatement[] = []
  const through = {
    async query(sql: string, parameters: readonly unknown[] = []) {
      writes.push({ sql, parameters })
      return []
    },
  }
  await journal.advance(first + statements.length - 1, noted, through)
  await orFail(run, () => together.commit(writes))
}

type Write = (through?: HistoryConnection) => Promise<void>

/** Writes one statement to the history `behind` one of the file: beside its session, or in a transaction of it. */
function keep(run: Run, write: Write, behind?: string): Promise<void> {
  const { beside } = run.connection
  const isBeside = beside !== undefined && (behind === undefined || beside.follows(behind))
  return isBeside ? orFail(run, () => write(beside)) : inTransaction(run, write)
}

function inTransaction(run: Run, work: () => Promise<void>, isDirected = false): Promise<void> {
  const { engine, connection } = run
  return orFail(run, () => engine.transaction(connection, work, { isDirected }))
}

/** Throws StatementFailed, also where the transaction cannot be committed. */
async function orFail(run: Run, work: () => Promise<void>): Promise<void> {
  const { script, engine } = run
  try {
    await work()
  } catch (error) {
    if (error instanceof StatementFailed) throw error
    const refusal = engine.refusal(error, '')
    const blockers = refusal.kind === 'locked' ? await blockersNow(run) : []
    throw new StatementFailed({ script, number: undefined, refusal, blockers }, { cause: error })
  }
}

async function blockersNow({ connection, observer }: Run): Promise<readonly string[]> {
  const watch = watchBlockers(connection, observer)
  try {
    return await watch.seen()
  } finally {
    watch.stop()
  }
}
