import type { Connection } from '../../../runtime/engine.ts'
import type { HazardKind, Step } from '../../../runtime/migrate/step.ts'
import { countRows } from './count-rows.ts'

/** Returns what the hazards of a kind are about, and how many rows they hit. */
export async function hazardsOf(
  database: Connection,
  steps: readonly Step[],
  wanted: HazardKind,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const { kind, object, count } of steps.flatMap(({ hazards }) => hazards))
    if (kind === wanted)
      found.push(count === undefined ? object : `${object}: ${await countRows(database, count)}`)
  return found
}
