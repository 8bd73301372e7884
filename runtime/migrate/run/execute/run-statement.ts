import { expireAfter } from './expire.ts'
import type { ScriptStatement } from '../files/migration.ts'
import type { Run } from './run.ts'
import { StatementFailed } from './statement-failed.ts'
import { watchBlockers } from './watch-blockers.ts'

/** Runs one statement; `number` is counted from 1. Throws StatementFailed. */
export async function runStatement(
  statement: ScriptStatement,
  number: number,
  run: Run,
): Promise<void> {
  const { script, engine, connection, observer } = run
  const started = performance.now()
  const watch = watchBlockers(connection, observer)
  const expiry = expireAfter(script.timeout, connection)
  try {
    run.signal.throwIfAborted()
    await perform(statement, run)
  } catch (error) {
    const refusal = engine.refusal(error, statement.text)
    const reason = expiry.isOver() ? `it took longer than ${script.timeout} ms` : refusal.reason
    const failed = { script, number, refusal: { ...refusal, reason }, blockers: await watch.seen() }
    throw new StatementFailed(failed, { cause: error })
  } finally {
    expiry.stop()
    watch.stop()
  }
  const milliseconds = performance.now() - started
  observer.onStatement({ statement, number, total: script.statements.length, milliseconds })
}

async function perform(
  { text, directive, rows }: ScriptStatement,
  { engine, connection }: Run,
): Promise<void> {
  if (directive !== undefined && engine.direct !== undefined) {
    const { name, argument, sql } = directive
    await engine.direct(connection, { directive: name, argument, sql })
  } else if (rows !== undefined && connection.copyRows !== undefined) {
    await connection.copyRows(text, rows)
  } else await connection.execute(text)
}
