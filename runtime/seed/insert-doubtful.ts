import { rowOf, type TablePlan } from './plan/table-plan.ts'
import type { SeedSession } from './seed-session.ts'
import { refuseSeed } from './seed-faults.ts'

/** So many rows are tried in the place of one before it is given up. */
const ATTEMPTS = 100
const LARGEST = 1000

/** Adds rows which the engine may refuse. In the place of one that it refuses another one is tried. */
export async function insertDoubtful(
  plan: TablePlan,
  session: SeedSession,
  count: (rows: number) => void,
): Promise<void> {
  let size = LARGEST
  for (let start = 0; start < plan.count;) {
    const end = Math.min(plan.count, start + size)
    const rows = Array.from({ length: end - start }, (_, i) => rowOf(plan, start + i, 0))
    const refusal = await session.tryInsert(plan, rows)
    if (refusal === undefined) {
      count(rows.length)
      start = end
      size = Math.min(LARGEST, size * 2)
    } else if (rows.length > 1) size = Math.ceil(rows.length / 4)
    else {
      await insertAnother(plan, session, { index: start, reason: refusal.reason })
      count(1)
      start = end
    }
  }
}

/** Throws SeedRefused, which names the condition as the engine did. */
async function insertAnother(
  plan: TablePlan,
  session: SeedSession,
  { index, reason }: { readonly index: number; readonly reason: string },
): Promise<void> {
  let last = reason
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const refusal = await session.tryInsert(plan, [rowOf(plan, index, attempt)])
    if (refusal === undefined) return
    last = refusal.reason
  }
  refuseSeed('unmet-condition', { table: plan.name, reason: last })
}
