import type { Connection } from '../../../runtime/engine.ts'
import type { Hazard } from '../../../runtime/migrate/step.ts'
import type { CountedHazard } from './admit-hazards.ts'

/** Asks the database that is meant how many rows each hazard hits, where that can be asked. */
export async function countHazards(
  hazards: readonly Hazard[],
  connection: Pick<Connection, 'query'> | undefined,
): Promise<readonly CountedHazard[]> {
  const counted: CountedHazard[] = []
  for (const hazard of hazards) {
    const { count } = hazard
    const isAsked = connection !== undefined && count !== undefined
    counted.push({ ...hazard, rows: isAsked ? await numberOf(connection, count) : undefined })
  }
  return counted
}

/**
 * The number in the only row of a query; undefined where the database refuses it: what it asks for may come into being
 * by an earlier statement, as the new name of a table does.
 */
async function numberOf(
  connection: Pick<Connection, 'query'>,
  sql: string,
): Promise<number | undefined> {
  const rows = await connection.query<Record<string, unknown>>(sql).then(
    (answered) => answered,
    () => [],
  )
  const [value] = rows.flatMap(Object.values)
  return value === undefined ? undefined : Number(value)
}
