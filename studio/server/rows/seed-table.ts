import type { Relation } from '../../../compiler/ir/catalog.ts'
import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import { UnknownOutcome } from '../../../runtime/unknown-outcome.ts'
import { shownName } from '../../../runtime/relations/find-relation.ts'
import { chooseTables } from '../../../runtime/seed/choose-tables.ts'
import { planSeed } from '../../../runtime/seed/plan-seed.ts'
import type { SeedWish } from '../../../runtime/seed/plan/seed-wish.ts'
import { seed } from '../../../runtime/seed/seed.ts'
import { SeedRefused } from '../../../runtime/seed/seed-faults.ts'
import type { SeedAnswer, SeedEvent, TableSeed } from '../../api/seeds.ts'
import { refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'

export interface SeedWatch {
  readonly signal: AbortSignal
  readonly tell: (event: Extract<SeedEvent, { readonly event: 'rows' }>) => void
}

/** Any text is a seed. */
const STANDARD_SEED = '1'

/**
 * Adds made-up rows to a table in one transaction, which ends without any when the client leaves. Throws Refusal where
 * such rows cannot be made, and what the database throws.
 */
export async function seedTable(
  relation: Relation,
  { count, seed: text = STANDARD_SEED }: TableSeed,
  { studio, watch: { signal, tell } }: { readonly studio: Studio; readonly watch: SeedWatch },
): Promise<SeedAnswer> {
  const { opened, seeding } = studio
  const name = shownName(relation, opened.dialect)
  const wish: SeedWish = {
    tables: [{ name, count }],
    ...{ count: undefined, nullRate: undefined, settings: new Map() },
    ...{ seed: text, mode: 'append' },
  }
  const options = { signal }
  if (seeding === undefined) throw refusal('not_found', 'this studio makes no rows')
  const { engine, open } = await seeding()
  let isCommitting = false
  try {
    const chosen = await chooseTables(wish, opened, options)
    if (chosen.kind !== 'chosen') throw refusal('not_found', 'there is no such table', 'table')
    const plans = await planSeed(chosen, { wish, opened, engine, options })
    const session = await open()
    const leave = () => void session.close()
    signal.addEventListener('abort', leave, { once: true })
    let rows = 0
    const observer = {
      begin: () => undefined,
      count: (added: number) => {
        rows += added
        tell({ event: 'rows', rows, total: count })
      },
      commit: () => {
        isCommitting = true
      },
    }
    try {
      signal.throwIfAborted()
      await seed(plans, [], { session, observer })
    } finally {
      signal.removeEventListener('abort', leave)
      await session.close()
    }
    return { rows }
  } catch (error) {
    if (error instanceof SeedRefused) throw seedRefusal(error)
    if (isCommitting) throw uncertain(error)
    // The connection was ended under the work.
    signal.throwIfAborted()
    throw error
  }
}

/** Made-up rows are in no journal, so that nothing tells whether they were committed. */
function uncertain(cause: unknown): UnknownOutcome {
  const failure = new DatabaseFailure({ kind: 'connection' }, { cause })
  return new UnknownOutcome(failure, async () => undefined)
}

/** What a database said is for the terminal. */
function seedRefusal({ fault }: SeedRefused) {
  const isOfDatabase = fault.code === 'refused-rows'
  const said = isOfDatabase ? 'the database refuses the rows that were made' : fault.message
  return refusal('conflict', said, 'table')
}
