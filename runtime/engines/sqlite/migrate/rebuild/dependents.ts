import type { Connection } from '../../../../engine.ts'
import { quoteName } from '../text/names.ts'

/** What goes before a table is rebuilt, and comes back with the statements by which SQLite keeps it. */
export interface Dependent {
  readonly type: 'index' | 'view' | 'trigger'
  readonly name: string
  readonly sql: string
}

/** The indexes of the table, and all views and triggers of the database; indexes of constraints have no statement. */
const DEPENDENTS = `
select type, name, sql from main.sqlite_schema where sql is not null and
  (type in ('view', 'trigger') or (type = 'index' and tbl_name = ? collate nocase)) order by rowid`

/** In the order in which they are created again: triggers may stand on views. */
const TYPES = ['index', 'view', 'trigger'] as const

export async function dropDependents(
  connection: Connection,
  table: string,
): Promise<readonly Dependent[]> {
  const found = await connection.query<Dependent>(DEPENDENTS, [table])
  const ordered = TYPES.flatMap((type) => found.filter((each) => each.type === type))
  for (const { type, name } of ordered.toReversed())
    await connection.execute(`DROP ${type} ${quoteName(name)}`)
  return ordered
}

export async function recreate(
  connection: Connection,
  dependents: readonly Dependent[],
): Promise<void> {
  for (const { sql } of dependents) await connection.execute(sql)
}
