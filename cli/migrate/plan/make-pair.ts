import type { RenameHint } from '../../../compiler/rename-hints.ts'
import {
  type PlannedMigration,
  planMigration,
  type ScratchSchema,
} from '../../../runtime/migrate/plan-migration.ts'
import { prove, type Unproven } from '../../../runtime/migrate/proof/prove.ts'
import { proveRows, type RowsProof } from '../../../runtime/migrate/proof/prove-rows.ts'
import type { Migrating } from '../../../runtime/migrate/run-steps.ts'
import type { SeedEngine } from '../../../runtime/seed/seed-engine.ts'

/** A pair that leads from one schema to another and back, with what stands against it. */
export interface MadePair extends PlannedMigration {
  readonly unproven: Unproven | undefined
  /** Undefined where it is unproven on empty tables already. */
  readonly rows: RowsProof | undefined
}

interface Wanted {
  readonly current: ScratchSchema
  readonly desired: ScratchSchema
  readonly hints: readonly RenameHint[]
  readonly seeds: SeedEngine
}

/** Plans, and proves on the scratch database of the current schema. Throws RefusedReplay. */
export async function makePair(
  { current, desired, hints, seeds }: Wanted,
  migrating: Migrating,
): Promise<MadePair> {
  const { scratch } = current
  const before = await migrating.engine.define(scratch)
  const from = { scratch, definitions: before }
  const planned = await planMigration({ current: from, desired, hints }, migrating)
  const proven = { scratch, before, desired: desired.definitions }
  const unproven = await prove(planned, proven, migrating)
  if (unproven !== undefined) return { ...planned, unproven, rows: undefined }
  return {
    ...planned,
    unproven,
    rows: await proveRows(planned, { scratch, before, hints, seeds }, migrating),
  }
}
