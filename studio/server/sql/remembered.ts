import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import type { HistoryEntry } from '../../api/history.ts'
import type { SqlAnswer } from '../../api/sql.ts'
import { failureLine } from '../failure/failure-line.ts'
import type { Studio } from '../studio.ts'

/** Runs a text and notes it in the history, whether it succeeds or not. */
export async function remembered(
  query: string,
  studio: Studio,
  run: () => Promise<SqlAnswer>,
): Promise<SqlAnswer> {
  const started = performance.now()
  const at = new Date().toISOString()
  const note = (outcome: HistoryEntry['outcome'], rowCount: number) => {
    const milliseconds = performance.now() - started
    return studio.history.add({ query, at, milliseconds, rowCount, outcome }).catch(tell(studio))
  }
  try {
    const answer = await run()
    await note('done', answer.rowCount)
    return answer
  } catch (error) {
    const isCancelled = error instanceof DatabaseFailure && error.facts.kind === 'cancelled'
    await note(isCancelled ? 'cancelled' : 'failed', 0)
    throw error
  }
}

/** A history that cannot be written is no reason to keep the result back. */
function tell({ log }: Studio): (error: unknown) => void {
  return (error) => log(failureLine(error, { id: 'history', method: 'write', url: '' }))
}
