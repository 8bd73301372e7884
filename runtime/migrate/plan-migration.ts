import type { RenameHint } from '../../compiler/rename-hints.ts'
import type { Connection } from '../engine.ts'
import { planSteps } from './plan/plan-steps.ts'
import { renameOf, renameSteps } from './renames.ts'
import { type Migrating, runSteps } from './run-steps.ts'
import type { Sides } from './schema-kind.ts'
import type { Definitions } from './schema-object.ts'
import type { Step } from './step.ts'

export interface PlannedMigration {
  readonly up: readonly Step[]
  readonly down: readonly Step[]
}

/** A schema, and a scratch database that has it. */
export interface ScratchSchema {
  readonly scratch: Connection
  readonly definitions: Definitions
}

interface Wanted {
  readonly current: ScratchSchema
  readonly desired: ScratchSchema
  readonly hints: readonly RenameHint[]
}

/**
 * The way from one schema to the other, and back. What is renamed is renamed first, both ways, and at once on the scratch
 * database, which tells what has become of views and constraints that name it; in the end it has its schema again.
 * Throws RefusedReplay.
 */
export async function planMigration(
  { current, desired, hints }: Wanted,
  migrating: Migrating,
): Promise<PlannedMigration> {
  const sides = { from: current.definitions, to: desired.definitions }
  const up = await planWay(current, desired.definitions, { hints, migrating })
  const back = reversed(hints, sides)
  return { up, down: await planWay(desired, current.definitions, { hints: back, migrating }) }
}

async function planWay(
  { scratch, definitions }: ScratchSchema,
  to: Definitions,
  { hints, migrating }: { readonly hints: readonly RenameHint[]; readonly migrating: Migrating },
): Promise<readonly Step[]> {
  const { engine } = migrating
  let from = definitions
  const renames: Step[] = []
  const undone: Step[] = []
  for (const hint of hints) {
    const rename = renameOf(hint, { from, to })
    if (rename === undefined) continue
    const steps = renameSteps(rename, { from, to }, engine.kinds)
    await runSteps(scratch, steps, migrating)
    const renamed = await engine.define(scratch)
    const back = { from: renamed.objects.get(rename.to.id) ?? rename.to, to: rename.from }
    undone.unshift(...renameSteps(back, { from: renamed, to: from }, engine.kinds))
    renames.push(...steps)
    from = renamed
  }
  const rest = planSteps({ from, to }, engine)
  if (undone.length > 0) await restore(scratch, { undone, definitions }, migrating)
  return [...renames, ...rest]
}

interface Restored {
  readonly undone: readonly Step[]
  readonly definitions: Definitions
}

/** Where an engine renames a column it may have to drop what names it, which a rename back does not bring. */
async function restore(
  scratch: Connection,
  { undone, definitions }: Restored,
  migrating: Migrating,
): Promise<void> {
  const { engine } = migrating
  await runSteps(scratch, undone, migrating)
  const missing = planSteps({ from: await engine.define(scratch), to: definitions }, engine)
  await runSteps(scratch, missing, migrating)
}

/** What leads back from the new names to the old ones. */
function reversed(hints: readonly RenameHint[], sides: Sides): readonly RenameHint[] {
  const isMeant = (hint: RenameHint) => renameOf(hint, sides) !== undefined
  const tables = hints.filter((hint) => hint.column === undefined && isMeant(hint))
  const earlier = ({ schema, table }: RenameHint) =>
    tables.find((each) => each.schema === schema && each.table === table)?.from ?? table
  return hints.map((hint) =>
    hint.column === undefined
      ? { ...hint, table: hint.from, from: hint.table }
      : { ...hint, table: earlier(hint), column: hint.from, from: hint.column },
  )
}
