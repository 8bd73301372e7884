import type { Connection } from '../../../runtime/engine.ts'
import type { Step } from '../../../runtime/migrate/step.ts'

/** Two schemas, as statements, between which a plan leads there and back. */
export interface Pair {
  readonly from: string
  readonly to: string
  /** Statements that fill the first schema. */
  readonly rows?: string
  /** Queries that answer the same before and after. */
  readonly survives?: readonly string[]
}

export interface Plans {
  readonly up: readonly Step[]
  readonly down: readonly Step[]
}

/** Returns what the queries answer, in their order. */
export async function answersOf(
  connection: Connection,
  queries: readonly string[],
): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  for (const query of queries) answers.push(await connection.query(query))
  return answers
}
