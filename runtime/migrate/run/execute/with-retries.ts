import { setTimeout as delay } from 'node:timers/promises'
import type { Run } from './run.ts'
import { StatementFailed } from './statement-failed.ts'

/** Milliseconds before the second attempt and those behind it. */
const PAUSES = [500, 1000, 2000]
/** Behind so many milliseconds nothing is tried again. */
const LIMIT = 60_000

/** Does the work again where a lock was not to be had. Throws what the last attempt throws. */
export async function withRetries(
  { observer, signal }: Pick<Run, 'observer' | 'signal'>,
  work: (isRepeated: boolean) => Promise<void>,
): Promise<void> {
  const started = performance.now()
  for (const [attempt, pause] of PAUSES.entries()) {
    try {
      return await work(attempt > 0)
    } catch (error) {
      const isOver = performance.now() - started + pause > LIMIT
      if (isOver || !isForLock(error)) throw error
      observer.onRetry(error.failed.refusal.reason)
    }
    await delay(pause, undefined, { signal })
  }
  return work(true)
}

/** Whether a lock of another session was not to be had. */
export function isForLock(error: unknown): error is StatementFailed {
  return error instanceof StatementFailed && error.failed.refusal.kind === 'locked'
}
