import type { Connection } from '../../../engine.ts'
import type { Hazard } from '../../step.ts'
import type { RunnerEngine } from '../runner-engine.ts'
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
    const rows = hazard.count === undefined ? undefined : await count(hazard.count, target)
    const isNothing = rows === 0 || (rows === 'not there' && !renames)
    if (!isNothing) counted.push({ ...hazard, rows: rows === 'not there' ? undefined : rows })
  }
  return counted
}

export interface CountedDatabase {
  readonly connection: Pick<Connection, 'query'>
  readonly engine: Pick<RunnerEngine, 'refusal'>
}

/** Undefined where the engine refuses the question. */
async function count(
  sql: string,
  { connection, engine }: CountedDatabase,
): Promise<number | 'not there' | undefined> {
  try {
    const [row] = await connection.query<object>(sql)
    return Number(row === undefined ? 0 : Object.values(row)[0])
  } catch (error) {
    const { kind } = engine.refusal(error, sql)
    if (kind === 'disconnected') throw error
    return kind === 'unknown-name' ? 'not there' : undefined
  }
}
