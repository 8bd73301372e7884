import type { Connection } from '../../engine.ts'
import type { PlannedMigration } from '../plan-migration.ts'
import { planSteps } from '../plan/plan-steps.ts'
import { RefusedReplay } from '../replay.ts'
import { type Migrating, runSteps } from '../run-steps.ts'
import type { Definitions } from '../schema-object.ts'
import type { Step } from '../step.ts'

/** Why a pair is not to be trusted. */
export interface Unproven {
  readonly way: 'up' | 'down'
  /** The statement that was refused, or the first one that would still be missing. */
  readonly sql: string
  /** What the engine says; undefined: it refuses nothing, and the schema is another one. */
  readonly reason: string | undefined
}

interface Proven {
  /** A scratch database that has the current schema, and has it again when all is proven. */
  readonly scratch: Connection
  readonly before: Definitions
  readonly desired: Definitions
}

/** Runs a pair there and back on a scratch database; undefined: both ways lead where they should. */
export async function prove(
  { up, down }: PlannedMigration,
  { scratch, before, desired }: Proven,
  migrating: Migrating,
): Promise<Unproven | undefined> {
  return (
    (await proveWay('up', up, { scratch, wanted: desired }, migrating)) ??
    (await proveWay('down', down, { scratch, wanted: before }, migrating))
  )
}

async function proveWay(
  way: Unproven['way'],
  steps: readonly Step[],
  { scratch, wanted }: { readonly scratch: Connection; readonly wanted: Definitions },
  migrating: Migrating,
): Promise<Unproven | undefined> {
  try {
    await runSteps(scratch, steps, migrating)
  } catch (error) {
    if (!(error instanceof RefusedReplay)) throw error
    return { way, sql: error.statement.text, reason: error.message }
  }
  const { engine } = migrating
  const [rest] = planSteps({ from: await engine.define(scratch), to: wanted }, engine)
  return rest && { way, sql: rest.sql, reason: undefined }
}
