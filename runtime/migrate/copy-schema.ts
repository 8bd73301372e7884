import type { Connection } from '../engine.ts'
import { planSteps } from './plan/plan-steps.ts'
import { type Migrating, runSteps } from './run-steps.ts'
import type { Definitions } from './schema-object.ts'

/** Makes the objects in an empty scratch database. Throws RefusedReplay. */
export async function copySchema(
  wanted: Definitions,
  scratch: Connection,
  migrating: Migrating,
): Promise<void> {
  const { engine } = migrating
  const steps = planSteps({ from: await engine.define(scratch), to: wanted }, engine)
  await runSteps(scratch, steps, migrating)
}
