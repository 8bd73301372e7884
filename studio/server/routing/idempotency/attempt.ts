import { UnknownOutcome } from '../../../../runtime/unknown-outcome.ts'
import { answerOfError } from '../../failure/answer-of-error.ts'
import { Refusal } from '../../failure/refusal.ts'
import { MOST_KEPT } from '../event-lines.ts'
import type { Answer } from '../route.ts'

/** What a request with a key asks for, once the server has read it. */
export interface Work {
  /** The id of the request, for an answer that tells of a failure. */
  readonly id: string
  /** The text of the body. */
  readonly text: string
  /** Fires when the client has gone before it was answered. */
  readonly signal: AbortSignal
  /** A failure has changed nothing, so that the work may be done anew. */
  readonly isWhole: boolean
  readonly run: (signal: AbortSignal) => Promise<Answer>
}

/** How work has ended, for those who ask for it again. */
export type Ending =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly size: number }
  /** Nothing has been changed, or nothing can be: the work is done anew. */
  | { readonly kind: 'open' }
  /** The database has not said whether it has committed. */
  | { readonly kind: 'unknown'; readonly failure: UnknownOutcome }

/** Work that is done once for all who ask for it under one key. */
export class Attempt {
  /** Resolves when the work is over, which it is later than answered where its events are sent as they come. */
  readonly ending: Promise<Ending>
  readonly #abort: AbortController
  #waiting = 0
  /** What is left of it when the work is over stands in its ending. */
  #running: Promise<Answer> | undefined

  private constructor(work: Work, abort: AbortController, answer: Promise<Answer>) {
    this.#abort = abort
    this.#running = answer
    this.ending = answer.then(
      (given) => endingOf(given, work),
      (error: unknown) => failedEnding(error, work),
    )
    void this.ending.then(() => {
      this.#running = undefined
    })
    this.#wait(work.signal)
  }

  /** Begins the work. The answer rejects with what the work throws. */
  static begin(work: Work): { readonly attempt: Attempt; readonly answer: Promise<Answer> } {
    const abort = new AbortController()
    const answer = work.run(abort.signal)
    return { attempt: new Attempt(work, abort, answer), answer }
  }

  /**
   * Waits for the work with those who do so already: it is ended when the last one has gone. Returns undefined where it
   * is over, or is being ended.
   */
  join(gone: AbortSignal): Promise<Answer> | undefined {
    if (this.#running === undefined || this.#abort.signal.aborted) return undefined
    this.#wait(gone)
    return this.#running
  }

  #wait(gone: AbortSignal): void {
    this.#waiting += 1
    const leave = () => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#abort.abort()
    }
    if (gone.aborted) leave()
    else gone.addEventListener('abort', leave, { once: true })
  }
}

async function endingOf(answer: Answer, work: Work): Promise<Ending> {
  const { status, headers, bytes, events } = answer
  // A file is made again for whoever asks for it again.
  if (bytes !== undefined) return { kind: 'open' }
  if (events !== undefined) {
    const { hasFailed } = await events.end
    return hasFailed && work.isWhole
      ? { kind: 'open' }
      : { kind: 'answered', answer, size: events.size }
  }
  const json = answer.json ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body))
  const size = json?.length ?? 0
  if (size > MOST_KEPT) return errorEnding(tooLong(), work)
  const kept = { ...(status !== undefined && { status }), ...(headers && { headers }) }
  return { kind: 'answered', answer: { ...kept, ...(json !== undefined && { json }) }, size }
}

function failedEnding(error: unknown, work: Work): Ending {
  if (error instanceof UnknownOutcome) return { kind: 'unknown', failure: error }
  return work.isWhole ? { kind: 'open' } : errorEnding(error, work)
}

function errorEnding(error: unknown, { id }: Work): Ending {
  const { status, headers, body } = answerOfError(error, id)
  const json = JSON.stringify(body)
  return { kind: 'answered', answer: { status, headers, json }, size: json.length }
}

/** Returns the refusal of an answer that was given once and is not there any more. */
export function tooLong(): Refusal {
  return aboutKey('done', 'it has been done; the answer was too long to be kept')
}

/** Returns the refusal of a request that cannot have the answer of the one before. */
export function aboutKey(kind: 'done' | 'unknown', message: string): Refusal {
  return new Refusal('conflict', { details: [{ path: 'Idempotency-Key', kind, message }] })
}
