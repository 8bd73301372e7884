import type { Connection } from '../../../../engine.ts'
import { foldName } from '../text/names.ts'
import { refusalOf } from './refusal-of.ts'

/** How many rows reference a row that is not there, by the tables and the rowid of the row. */
export type Orphans = ReadonlyMap<string, number>

interface OrphanRow {
  readonly row: bigint | null
  readonly parent: string
}

type Queries = Pick<Connection, 'query'>

/** `mismatches`: foreign keys that reference no key, which SQLite cannot check. */
export async function orphansIn(
  connection: Queries,
): Promise<{ readonly orphans: Orphans; readonly mismatches: readonly string[] }> {
  const orphans = new Map<string, number>()
  const mismatches: string[] = []
  for (const { name } of await connection.query<{ name: string }>(TABLES)) {
    const refusal = await refusalOf(async () => {
      for (const { row, parent } of await connection.query<OrphanRow>(ORPHANS, [name])) {
        const key = JSON.stringify([foldName(name), foldName(parent), String(row)])
        orphans.set(key, (orphans.get(key) ?? 0) + 1)
      }
    })
    if (refusal !== undefined) mismatches.push(refusal)
  }
  return { orphans, mismatches }
}

const TABLES = `select distinct t.name from pragma_table_list t, pragma_foreign_key_list(t.name, 'main') f
where t.schema = 'main' and t.type = 'table'`

const ORPHANS = 'select "rowid" as row, parent from pragma_foreign_key_check(?)'

/** A sentence for each two tables. */
export function newOrphans(after: Orphans, before: Orphans): readonly string[] {
  const counts = new Map<string, number>()
  for (const [key, times] of after) {
    const more = times - (before.get(key) ?? 0)
    const [child, parent]: readonly string[] = JSON.parse(key)
    const tables = `of ${child} would reference no row of ${parent}`
    if (more > 0) counts.set(tables, (counts.get(tables) ?? 0) + more)
  }
  return [...counts].map(
    ([tables, count]) => `${count === 1 ? '1 row' : `${count} rows`} ${tables}`,
  )
}
