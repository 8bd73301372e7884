import type { ScriptStatement } from '../files/migration.ts'
import type { TransactionTogether } from '../runner-engine.ts'
import type { Run } from './run.ts'
import { StatementFailed } from './statement-failed.ts'
import { watchBlockers } from './watch-blockers.ts'

interface Numbered {
  readonly statements: readonly ScriptStatement[]
  /** The number of the first of them, counted from 1. */
  readonly first: number
}

/** Begins a transaction and runs the statements in it, all in one message. Throws StatementFailed. */
export async function runStatements(
  { statements, first }: Numbered,
  run: Run,
  together: TransactionTogether,
): Promise<void> {
  const { script, engine, connection, observer } = run
  const watch = watchBlockers(connection, observer)
  let [done, started] = [0, performance.now()]
  const onDone = () => {
    const [statement, now] = [statements[done], performance.now()]
    const [number, total] = [first + done, script.statements.length]
    if (statement !== undefined)
      observer.onStatement({ statement, number, total, milliseconds: now - started })
    done += 1
    started = now
  }
  try {
    run.signal.throwIfAborted()
    const texts = statements.map(({ text }) => text)
    await together.begin(texts, onDone)
  } catch (error) {
    const refusal = engine.refusal(error, statements[done]?.text ?? '')
    const blockers = await watch.seen()
    throw new StatementFailed({ script, number: first + done, refusal, blockers }, { cause: error })
  } finally {
    watch.stop()
  }
}
