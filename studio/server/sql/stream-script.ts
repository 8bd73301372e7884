import type { SqlAnswer, SqlEvent, SqlResult } from '../../api/sql.ts'
import { answerOfError } from '../failure/answer-of-error.ts'
import { failureLine } from '../failure/failure-line.ts'
import { isForLog } from '../failure/is-for-log.ts'
import { EventLines } from '../routing/event-lines.ts'
import type { Answer, RouteRequest } from '../routing/route.ts'
import type { Studio } from '../studio.ts'

export interface StreamWatch {
  readonly onResult: (result: SqlResult) => void
  /** Before the history is written, for which nobody waits. */
  readonly onDone: () => void
}

export const EVENTS_TYPE = 'application/x-ndjson'

/** The answer that holds each result as it comes, a line each, and at last how the script ended. */
export function streamScript(
  { id }: Pick<RouteRequest, 'id'>,
  { log }: Pick<Studio, 'log'>,
  run: (watch: StreamWatch) => Promise<SqlAnswer>,
): Answer {
  const events = new EventLines()
  const tell = (event: SqlEvent) => events.write(event)
  const follow = async () => {
    try {
      await run({
        onResult: (result) => tell({ event: 'result', result }),
        onDone: () => tell({ event: 'done' }),
      })
      events.close({ hasFailed: false })
    } catch (error) {
      if (isForLog(error)) log(failureLine(error, { id, method: 'POST', url: '/api/sql' }))
      const { status, body } = answerOfError(error, id)
      // The results until then have been sent.
      const { results: _sent, ...rest } = body
      tell({ event: 'failure', status, body: rest })
      events.close({ hasFailed: true })
    }
  }
  void follow()
  return { events, headers: { 'content-type': `${EVENTS_TYPE}; charset=utf-8` } }
}
