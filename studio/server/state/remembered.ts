import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import type { HistoryEntry } from '../../api/history.ts'
import { failureLine } from '../failure/failure-line.ts'
import type { ServedStudio } from '../served-studio.ts'
import type { KeptQueries } from './kept-queries.ts'

interface Remembering {
  /** The text that is run. */
  readonly query: string
  readonly mode?: HistoryEntry['mode'] | undefined
  readonly studio: Pick<KeptQueries, 'history'> & Pick<ServedStudio, 'log'>
}

/** Runs a text and notes it in the history, whether it succeeds or not. */
export async function remembered<Answer>(
  { query, mode, studio }: Remembering,
  rowCountOf: (answer: Answer) => number,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now()
  const at = new Date().toISOString()
  const note = (outcome: HistoryEntry['outcome'], rowCount: number) => {
    const milliseconds = performance.now() - started
    const entry = { query, at, milliseconds, rowCount, outcome, ...(mode && { mode }) }
    return studio.history.add(entry).catch(tell(studio))
  }
  try {
    const answer = await run()
    await note('done', rowCountOf(answer))
    return answer
  } catch (error) {
    const isCancelled = error instanceof DatabaseFailure && error.facts.kind === 'cancelled'
    await note(isCancelled ? 'cancelled' : 'failed', 0)
    throw error
  }
}

/** A history that cannot be written is no reason to keep the result back. */
function tell({ log }: Remembering['studio']): (error: unknown) => void {
  return (error) => log(failureLine(error, { id: 'history', method: 'write', url: '' }))
}
