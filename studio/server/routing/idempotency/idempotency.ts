import { createHash } from 'node:crypto'
import { refusal } from '../../failure/refusal.ts'
import type { Answer } from '../route.ts'
import { aboutKey, Attempt, tooLong, type Work } from './attempt.ts'
import { KeptAttempts } from './kept-attempts.ts'

/** The name of the key, as an answer names it that is about it. */
const KEY = 'Idempotency-Key'

/** Requests that are sent several times under one key are done once: the others have the answer of the first. */
export class Idempotency {
  readonly #attempts: KeptAttempts

  constructor(attempts = new KeptAttempts()) {
    this.#attempts = attempts
  }

  /**
   * Returns the answer of the work, or of what was done under the key before; `scope` is the method and the path. A
   * request that comes while the first one runs waits for it. Throws Refusal, and what the work throws.
   */
  async once(key: string, scope: string, work: Work): Promise<Answer> {
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      throw refusal('bad_request', 'a key has 1 to 200 visible characters', KEY)
    const name = `${scope} ${key}`
    const digest = createHash('sha256').update(work.text).digest('hex')
    for (;;) {
      const known = this.#attempts.find(name)
      if (known === undefined) {
        const { attempt, answer } = Attempt.begin(work)
        this.#attempts.add(name, digest, attempt)
        return answer
      }
      if (known.digest !== digest)
        throw refusal('invalid_value', 'the key belongs to another request', KEY)
      const answer = await answerAgain(known.attempt, work)
      if (answer !== undefined) return replayed(answer)
      this.#attempts.forget(name, known.attempt)
    }
  }
}

/** Returns undefined where the work is to be done anew. */
async function answerAgain(attempt: Attempt, { signal }: Work): Promise<Answer | undefined> {
  const running = attempt.join(signal)
  if (running !== undefined) return running
  const ending = await attempt.ending
  if (ending.kind === 'answered') return ending.answer
  if (ending.kind === 'open') return undefined
  const isDone = await ending.failure.look()
  if (isDone === false) return undefined
  throw isDone
    ? aboutKey('done', 'it has been done; the answer was lost')
    : aboutKey('unknown', UNKNOWN)
}

const UNKNOWN =
  'it is not known whether it has been done: look before it is asked for under another key'

function replayed({ events, ...answer }: Answer): Answer {
  const headers = { ...answer.headers, 'idempotent-replayed': 'true' }
  if (events === undefined) return { ...answer, headers }
  const bytes = events.read()
  if (bytes === undefined) throw tooLong()
  return { ...answer, bytes, headers }
}
