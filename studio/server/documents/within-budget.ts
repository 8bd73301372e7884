import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import type { CommandOptions } from '../../../runtime/document/document-store.ts'

/** Milliseconds for all, and how many are asked for at the same time. */
const BUDGET = 2000
const TOGETHER = 6

/** Asks for something of each item; undefined where it fails, or is not there before the time is up. */
export async function withinBudget<Item, Found>(
  items: readonly Item[],
  signal: AbortSignal,
  ask: (item: Item, options: CommandOptions) => Promise<Found>,
): Promise<readonly (Found | undefined)[]> {
  const end = performance.now() + BUDGET
  const found: (Found | undefined)[] = items.map(() => undefined)
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) {
      const timeout = Math.ceil(end - performance.now())
      if (timeout <= 0) return
      found[index] = await ask(item, { signal, timeout }).catch(undefinedOf)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  return found
}

/** A database that the user may not look into has no numbers; a server that is gone is told. */
function undefinedOf(error: unknown): undefined {
  const isLost = error instanceof DatabaseFailure && error.facts.kind === 'connection'
  if (isLost || !(error instanceof DatabaseFailure)) throw error
}
