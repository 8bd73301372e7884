import type { Relation } from '../../../compiler/ir/catalog.ts'
import { shownName } from '../../relations/find-relation.ts'
import { type ChosenTables, chooseTables } from '../../seed/choose-tables.ts'
import { planSeed } from '../../seed/plan-seed.ts'
import type { SeedWish } from '../../seed/plan/seed-wish.ts'
import type { SeedConnection } from '../../seed/seed-connection.ts'
import type { SeedEngine } from '../../seed/seed-engine.ts'
import { SeedRefused } from '../../seed/seed-faults.ts'
import { seed } from '../../seed/seed.ts'
import { twinned } from './twinned.ts'

export interface SampleRows {
  /** The tables that have got rows. */
  readonly relations: readonly Relation[]
  /** Why others have none. */
  readonly unmade: readonly string[]
}

/** Few: each of them is to find another fault. */
const ROWS = 8

/** The rows are the same at every run. */
const WISH: SeedWish = {
  tables: [],
  count: undefined,
  usual: ROWS,
  seed: 'proof',
  mode: 'append',
  nullRate: undefined,
  settings: new Map(),
}

/** So many tables are left out before the others stay empty too. */
const MOST_UNMADE = 20

/** Fills the tables of a scratch database, as far as rows can be made for them. Throws what the driver throws. */
export async function sampleRows(
  connection: SeedConnection,
  engine: SeedEngine,
): Promise<SampleRows> {
  const { source, session } = connection
  const chosen = await chooseTables(WISH, source, {})
  if (chosen.kind !== 'chosen') return { relations: [], unmade: [] }
  const unmade = new Map<string | undefined, string>()
  while (unmade.size <= MOST_UNMADE) {
    const relations = chosen.relations.filter(
      (each) => !unmade.has(shownName(each, source.dialect)),
    )
    try {
      await fill({ ...chosen, relations }, connection, engine)
      return { relations, unmade: [...unmade.values()] }
    } catch (error) {
      if (!(error instanceof SeedRefused)) throw error
      await session.close()
      const isKnown = unmade.has(error.table)
      unmade.set(error.table, error.message)
      if (error.table === undefined || isKnown) break
    }
  }
  return { relations: [], unmade: [...unmade.values()] }
}

async function fill(
  chosen: ChosenTables,
  { source, session }: SeedConnection,
  engine: SeedEngine,
): Promise<void> {
  const plans = await planSeed(chosen, { wish: WISH, opened: source, engine, options: {} })
  await seed(twinned(plans), [], { session, observer: SILENT })
}

const SILENT = { begin: () => undefined, count: () => undefined }
