import type { Connection } from '../engine.ts'
import type { MigrationEngine } from './migration-engine.ts'
import { planSteps } from './plan/plan-steps.ts'
import { runSteps } from './run-steps.ts'
import type { Definitions } from './schema-object.ts'

/** Makes the objects in an empty scratch database. Throws RefusedStep. */
export async function copySchema(
  wanted: Definitions,
  scratch: Connection,
  engine: MigrationEngine,
): Promise<void> {
  const steps = planSteps({ from: await engine.define(scratch), to: wanted }, engine)
  await runSteps(scratch, steps, engine.runner)
}
