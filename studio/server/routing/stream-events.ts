import type { ErrorBody } from '../../api/error.ts'
import { answerOfError } from '../failure/answer-of-error.ts'
import { failureLine } from '../failure/failure-line.ts'
import { isForLog } from '../failure/is-for-log.ts'
import { EVENTS_TYPE } from '../sql/stream-script.ts'
import type { Studio } from '../studio.ts'
import { EventLines } from './event-lines.ts'
import type { Answer, RouteRequest } from './route.ts'

/** The lines with which every such answer ends. */
export type ClosingEvent<Done> =
  | { readonly event: 'done'; readonly answer: Done }
  | { readonly event: 'failure'; readonly status: number; readonly body: ErrorBody }

interface Streamed<Event, Done> {
  /** Of the route, for the log. */
  readonly url: string
  /** Throws what is answered as a failure. */
  readonly run: (tell: (event: Event) => void) => Promise<Done>
}

/** Answers when the work is done; a client that takes events is told of each as it comes, a line each. */
export async function streamEvents<Event extends object, Done extends object>(
  { id, headers }: RouteRequest,
  studio: Studio,
  { url, run }: Streamed<Event, Done>,
): Promise<Answer> {
  if (headers['accept'] !== EVENTS_TYPE) return { body: await run(() => undefined) }
  const events = new EventLines()
  const tell = (event: Event | ClosingEvent<Done>) => events.write(event)
  const follow = async () => {
    try {
      tell({ event: 'done', answer: await run(tell) })
      events.close({ hasFailed: false })
    } catch (error) {
      if (isForLog(error)) studio.log(failureLine(error, { id, method: 'POST', url }))
      const { status, body } = answerOfError(error, id)
      tell({ event: 'failure', status, body })
      events.close({ hasFailed: true })
    }
  }
  void follow()
  return { events, headers: { 'content-type': `${EVENTS_TYPE}; charset=utf-8` } }
}
