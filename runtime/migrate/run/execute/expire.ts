import type { RunnerConnection } from '../runner-engine.ts'

interface Expiry {
  readonly isOver: () => boolean
  readonly stop: () => void
}

/** Cancels the statement of the connection when the time is over; in milliseconds, undefined: it never is. */
export function expireAfter(timeout: number | undefined, connection: RunnerConnection): Expiry {
  if (timeout === undefined) return { isOver: () => false, stop: () => undefined }
  const over = new AbortController()
  const timer = setTimeout(() => {
    over.abort()
    // The statement says itself how it ended; a lost connection ends it too.
    connection.cancel().catch((lost) => lost)
  }, timeout)
  return { isOver: () => over.signal.aborted, stop: () => clearTimeout(timer) }
}
