import type { RenameHint } from '../../compiler/rename-hints.ts'
import type { Connection } from '../engine.ts'
import type { MigrationEngine } from './migration-engine.ts'
import { planSteps } from './plan/plan-steps.ts'
import { renameOf, renameSteps } from './renames.ts'
import { runSteps } from './run-steps.ts'
import type { Definitions } from './schema-object.ts'
import type { Step } from './step.ts'

export interface PlannedMigration {
  readonly up: readonly Step[]
  readonly down: readonly Step[]
}

interface Wanted {
  /** A scratch database that has the current schema. */
  readonly scratch: Connection
  readonly desired: Definitions
  readonly hints: readonly RenameHint[]
}

/**
 * The way from the schema of the scratch database to the desired one, and back. What is renamed is renamed on the
 * scratch database at once: so the engine itself says what becomes of views and constraints that name it. Throws
 * RefusedStep.
 */
export async function planMigration(
  { scratch, desired, hints }: Wanted,
  engine: MigrationEngine,
): Promise<PlannedMigration> {
  let current = await engine.define(scratch)
  const up: Step[] = []
  const down: Step[] = []
  for (const hint of hints) {
    const rename = renameOf(hint, { from: current, to: desired })
    if (rename === undefined) continue
    const steps = renameSteps(rename, { from: current, to: desired }, engine.kinds)
    await runSteps(scratch, steps, engine.runner)
    const renamed = await engine.define(scratch)
    const back = { from: renamed.objects.get(rename.to.id) ?? rename.to, to: rename.from }
    down.unshift(...renameSteps(back, { from: renamed, to: current }, engine.kinds))
    up.push(...steps)
    current = renamed
  }
  const planned = {
    up: [...up, ...planSteps({ from: current, to: desired }, engine)],
    down: [...planSteps({ from: desired, to: current }, engine), ...down],
  }
  // The pair is proven from its beginning.
  await runSteps(scratch, down, engine.runner)
  return planned
}
