import type { RenameHint } from '../../../compiler/rename-hints.ts'
import type { Connection } from '../../../runtime/engine.ts'
import { type PlannedMigration, planMigration } from '../../../runtime/migrate/plan-migration.ts'
import { prove, type Unproven } from '../../../runtime/migrate/prove.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'

/** A pair that leads from one schema to another and back, with what stands against it. */
export interface MadePair extends PlannedMigration {
  readonly unproven: Unproven | undefined
}

interface Wanted {
  /** A scratch database that has the current schema. */
  readonly scratch: Connection
  readonly desired: Definitions
  readonly hints: readonly RenameHint[]
}

/** Plans, and proves on the scratch database. Throws RefusedStep. */
export async function makePair(wanted: Wanted, engine: MigrationEngine): Promise<MadePair> {
  const { scratch, desired } = wanted
  const before = await engine.define(scratch)
  const planned = await planMigration(wanted, engine)
  return { ...planned, unproven: await prove(planned, { scratch, before, desired }, engine) }
}
