import { createHash } from 'node:crypto'
import { refusal } from '../failure/refusal.ts'
import type { Answer } from './route.ts'

interface Kept {
  readonly digest: string
  readonly answer: Promise<Answer>
}

/** So many answers are kept, the latest ones. */
const MOST = 200
/** Characters that a kept answer has at most; of a longer one only is known that it was given. */
const LONGEST = 100_000

/** Requests that are sent twice with one key are done once: the second has the answer of the first. */
export class Idempotency {
  private readonly kept = new Map<string, Kept>()

  /** `scope` is the method and the path. What fails is not kept, so that it may be tried again. */
  once(key: string, scope: string, work: Work): Promise<Answer> {
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      throw refusal('bad_request', 'a key has 1 to 200 visible characters', 'Idempotency-Key')
    const name = `${scope} ${key}`
    const digest = createHash('sha256')
      .update(JSON.stringify(work.body) ?? '')
      .digest('hex')
    const known = this.kept.get(name)
    if (known && known.digest !== digest)
      throw refusal('invalid_value', 'the key belongs to another request', 'Idempotency-Key')
    if (known) return known.answer
    const answer = work.run()
    this.keep(name, { digest, answer })
    answer.then(
      ({ bytes, body, json }) => {
        // A file is sent once, and made again for whoever asks again.
        if (bytes !== undefined) this.kept.delete(name)
        else if (isLong(json ?? JSON.stringify(body)))
          this.keep(name, { digest, answer: tooLong() })
      },
      () => this.kept.delete(name),
    )
    return answer
  }

  private keep(name: string, kept: Kept): void {
    this.kept.set(name, kept)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest)
  }
}

function isLong(json: string | undefined): boolean {
  return (json ?? '').length > LONGEST
}

/** Nothing is done twice, and nothing long is kept in memory. */
function tooLong(): Promise<Answer> {
  const refused = Promise.reject(
    refusal('conflict', 'it has been done; the answer was too long to be kept', 'Idempotency-Key'),
  )
  refused.catch((error: unknown) => error)
  return refused
}

interface Work {
  readonly body: unknown
  readonly run: () => Promise<Answer>
}
