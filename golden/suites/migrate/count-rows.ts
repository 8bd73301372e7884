import type { Connection } from '../../../runtime/engine.ts'

/** Returns what a query answers that asks for one number. */
export async function countRows(connection: Connection, sql: string): Promise<number> {
  const [row = {}] = await connection.query<Record<string, unknown>>(sql)
  return Number(Object.values(row)[0])
}
