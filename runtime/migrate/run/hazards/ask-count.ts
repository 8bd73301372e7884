import type { Connection } from '../../../engine.ts'
import type { RunnerEngine } from '../runner-engine.ts'

export interface CountedDatabase {
  readonly connection: Pick<Connection, 'query'>
  readonly engine: Pick<RunnerEngine, 'refusal'>
}

/** The number that a query gives; undefined where the engine refuses it otherwise than for what is not there. */
export async function askCount(
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
