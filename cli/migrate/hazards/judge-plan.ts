import { askCount, type CountedDatabase } from '../../../runtime/migrate/run/hazards/ask-count.ts'
import type { Hazard, HazardKind, Step } from '../../../runtime/migrate/step.ts'
import { engineOf, migrationEngineOf } from '../../../runtime/registry.ts'
import type { CountedHazard } from './admit-hazards.ts'

export interface JudgedPlan {
  /** The steps with those of their hazards that need no yes. */
  readonly steps: readonly Step[]
  /** The hazards that nothing admits. */
  readonly open: readonly CountedHazard[]
}

/**
 * Tells apart the hazards of a plan that `--allow` admits, or that hit no row, from those that have to be asked for, whose
 * rows are counted in the database at `url`, where there is one.
 */
export async function judgePlan(
  steps: readonly Step[],
  allowed: ReadonlySet<HazardKind>,
  url: string | undefined,
): Promise<JudgedPlan> {
  const isAsked = ({ kind }: Hazard) => !allowed.has(kind)
  const asked = steps.flatMap(({ hazards }) => hazards.filter(isAsked))
  const counted = new Map((await countIn(url, asked)).map((each) => [each.hazard, each.rows]))
  const isOpen = (hazard: Hazard) => isAsked(hazard) && counted.get(hazard) !== 0
  return {
    steps: steps.map((step) => ({
      ...step,
      hazards: step.hazards.filter((hazard) => !isOpen(hazard)),
    })),
    open: asked.filter(isOpen).map((hazard) => ({ ...hazard, rows: counted.get(hazard) })),
  }
}

interface Count {
  readonly hazard: Hazard
  /** Undefined: nobody can tell. */
  readonly rows: number | undefined
}

async function countIn(
  url: string | undefined,
  hazards: readonly Hazard[],
): Promise<readonly Count[]> {
  if (url === undefined || hazards.length === 0) return []
  const connection = await (await engineOf(url)).connect(url)
  try {
    const { runner } = await migrationEngineOf(url)
    const counts: Count[] = []
    for (const hazard of hazards)
      counts.push({ hazard, rows: await rowsOf(hazard, { connection, engine: runner }) })
    return counts
  } finally {
    await connection.close()
  }
}

/** Undefined also where it asks for what an earlier statement makes, such as the new name of a table. */
async function rowsOf({ count }: Hazard, database: CountedDatabase): Promise<number | undefined> {
  const rows = count === undefined ? undefined : await askCount(count, database)
  return rows === 'not there' ? undefined : rows
}
