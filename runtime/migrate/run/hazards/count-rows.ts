import type { Hazard } from '../../step.ts'
import { askCount, type CountedDatabase } from './ask-count.ts'
import type { Script } from '../files/migration.ts'

export type Counted<Item extends Hazard> = Item & {
  /** How many rows of the database it hits; undefined where that cannot be told. */
  readonly rows: number | undefined
}

/**
 * The hazards that hit something in the database, with the number of rows. `scripts` are run before: what is not there
 * yet holds no row, unless one of them renames something.
 */
export async function countRows<Item extends Hazard>(
  hazards: readonly Item[],
  scripts: readonly Script[],
  target: CountedDatabase,
): Promise<readonly Counted<Item>[]> {
  const renames = scripts.some(({ statements }) =>
    statements.some(({ text }) => /\brename\b/i.test(text)),
  )
  const counted: Counted<Item>[] = []
  for (const hazard of hazards) {
    const rows = hazard.count === undefined ? undefined : await askCount(hazard.count, target)
    const isNothing = rows === 0 || (rows === 'not there' && !renames)
    if (!isNothing) counted.push({ ...hazard, rows: rows === 'not there' ? undefined : rows })
  }
  return counted
}
