import type { RunnerConnection } from '../runner-engine.ts'
import type { RunObserver } from './run.ts'

interface Watch {
  /** Who was last seen in the way; asks where nobody has been seen yet. */
  readonly seen: () => Promise<readonly string[]>
  readonly stop: () => void
}

/** Milliseconds until a statement is thought to wait, and between two questions. */
const PAUSE = 400

/** Sees who holds what the statement of the connection waits for: when it has given up, nobody does any more. */
export function watchBlockers(connection: RunnerConnection, observer: RunObserver): Watch {
  let last: readonly string[] = []
  const ask = async () => {
    const blockers = await connection.blockers()
    if (blockers.length === 0) return
    if (last.join() !== blockers.join()) observer.onBlocked(blockers)
    last = blockers
  }
  // The question itself may be refused: then nobody is named.
  const timer = setInterval(() => void ask().catch((refused) => refused), PAUSE)
  return {
    async seen() {
      if (last.length === 0) await ask().catch((refused) => refused)
      return last
    },
    stop: () => clearInterval(timer),
  }
}
