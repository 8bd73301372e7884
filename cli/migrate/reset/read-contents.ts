import type { Connection } from '../../../runtime/engine.ts'
import { askCount } from '../../../runtime/migrate/run/hazards/ask-count.ts'
import { engineOf } from '../../../runtime/registry.ts'
import type { OpenedMigrations } from '../open-migrations.ts'

/** A table that would be dropped. */
export interface DyingTable {
  /** As SQL writes it. */
  readonly name: string
  /** At most one more than `MOST_COUNTED`; undefined where they cannot be counted. */
  readonly rows: number | undefined
}

/** Beyond it nobody wants to know the number, which would take long to find out. */
export const MOST_COUNTED = 100_000

/** The tables of the database with their rows; none for a database that is not there. */
export async function readContents({
  url,
  engine,
}: OpenedMigrations): Promise<readonly DyingTable[]> {
  if (await engine.isMissing?.(url)) return []
  const connection: Connection = await (await engineOf(url)).connect(url)
  try {
    const found: DyingTable[] = []
    for (const name of await engine.tables(connection)) {
      const limited = `SELECT 1 FROM ${name} LIMIT ${MOST_COUNTED + 1}`
      const sql = `SELECT count(*) FROM (${limited}) AS counted`
      const rows = await askCount(sql, { connection, engine })
      found.push({ name, rows: typeof rows === 'number' ? rows : undefined })
    }
    return found
  } finally {
    await connection.close()
  }
}
