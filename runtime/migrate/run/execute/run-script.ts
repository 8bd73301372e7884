import { type Journal, type Journaled, isOfThisRun, journalOf } from './journal.ts'
import { restoreSession, resumedAt } from './resumed-at.ts'
import type { Run } from './run.ts'
import { runStatement } from './run-statement.ts'
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
  if (begun !== undefined || !isWhole || !engine.isTransactional)
    await inTransaction(run, () => journal.begin(done))
  if (begun !== undefined) await restoreSession(run, script, done)
  if (done === script.statements.length) await inTransaction(run, () => journal.advance(done))
  for (const unit of units) {
    const left = unit.statements.slice(Math.max(0, done - unit.first + 1))
    const first = unit.first + unit.statements.length - left.length
    if (left.length > 0) await runUnit({ ...unit, first, statements: left }, run, journal)
  }
}

function runUnit(unit: Unit, run: Run, journal: Journal): Promise<void> {
  return withRetries(run, (isRepeated) =>
    unit.isAlone ? runAlone(unit, { run, journal, isRepeated }) : runTogether(unit, run, journal),
  )
}

async function runTogether(unit: Unit, run: Run, journal: Journal): Promise<void> {
  const { first, statements } = unit
  if (!run.engine.isTransactional) await noteUnit(unit, run, journal)
  const isDirected = statements.some(({ directive }) => directive !== undefined)
  await inTransaction(
    run,
    async () => {
      for (const [index, statement] of statements.entries())
        await runStatement(statement, first + index, run)
      await journal.advance(first + statements.length - 1)
    },
    isDirected,
  )
}

interface RunningAlone {
  readonly run: Run
  readonly journal: Journal
  readonly isRepeated: boolean
}

async function runAlone(unit: Unit, { run, journal, isRepeated }: RunningAlone): Promise<void> {
  const { engine, connection } = run
  const [statement] = unit.statements
  if (statement === undefined) return
  // CREATE INDEX CONCURRENTLY that has waited too long leaves an index behind.
  const settled = isRepeated ? await engine.settle(connection, statement.text, '') : 'undone'
  if (settled !== 'done') {
    await noteUnit(unit, run, journal)
    await runStatement(statement, unit.first, run)
  }
  await inTransaction(run, () => journal.advance(unit.first))
}

async function noteUnit(unit: Unit, run: Run, journal: Journal): Promise<void> {
  const text = unit.statements.map((statement) => statement.text).join(';\n')
  const remembered = await run.engine.remember(run.connection, text)
  await inTransaction(run, () => journal.note(unit.first, remembered))
}

/** Throws StatementFailed, also where the transaction cannot be committed. */
async function inTransaction(
  run: Run,
  work: () => Promise<void>,
  isDirected = false,
): Promise<void> {
  const { script, engine, connection } = run
  try {
    await engine.transaction(connection, work, { isDirected })
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
