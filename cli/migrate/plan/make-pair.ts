import type { RenameHint } from '../../../compiler/rename-hints.ts'
import {
  type PlannedMigration,
  planMigration,
  type ScratchSchema,
} from '../../../runtime/migrate/plan-migration.ts'
import { prove, type Unproven } from '../../../runtime/migrate/prove.ts'
import type { Migrating } from '../../../runtime/migrate/run-steps.ts'

/** A pair that leads from one schema to another and back, with what stands against it. */
export interface MadePair extends PlannedMigration {
  readonly unproven: Unproven | undefined
}

interface Wanted {
  readonly current: ScratchSchema
  readonly desired: ScratchSchema
  readonly hints: readonly RenameHint[]
}

/** Plans, and proves on the scratch database of the current schema. Throws RefusedReplay. */
export async function makePair(
  { current, desired, hints }: Wanted,
  migrating: Migrating,
): Promise<MadePair> {
  const { scratch } = current
  const before = await migrating.engine.define(scratch)
  const from = { scratch, definitions: before }
  const planned = await planMigration({ current: from, desired, hints }, migrating)
  const proven = { scratch, before, desired: desired.definitions }
  return { ...planned, unproven: await prove(planned, proven, migrating) }
}
