import type { Connection } from '../../../../runtime/engine.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import { countRows } from '../count-rows.ts'

/** Asks the checks, then runs the statements one by one. Throws a refusal, or the error with the statement. */
export async function applySteps(connection: Connection, steps: readonly Step[]): Promise<void> {
  for (const { checks = [] } of steps)
    for (const { count, refusal } of checks)
      if ((await countRows(connection, count)) > 0) throw new Error(refusal)
  for (const { sql } of steps) {
    try {
      await connection.execute(sql)
    } catch (error) {
      throw new Error(`${sql}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}
