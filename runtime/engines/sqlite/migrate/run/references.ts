import type { Connection } from '../../../../engine.ts'
import { groupRows } from '../../../../group-rows.ts'
import { foldName } from '../text/names.ts'
import { refusalOf } from './refusal-of.ts'

/** How the rows of a database stand to its foreign keys. */
export interface References {
  /** Rows that reference a row that is not there, by the tables and the rowid of the row. */
  readonly orphans: ReadonlyMap<string, Orphans>
  /** What SQLite says against foreign keys that reference no key: it cannot check them. */
  readonly mismatches: ReadonlySet<string>
  /** What it would say if the others were so. */
  readonly sound: ReadonlySet<string>
}

interface Orphans {
  readonly child: string
  readonly parent: string
  /** Of rows without a rowid, or by several keys. */
  readonly times: number
}

interface KeyRow {
  readonly child: string
  readonly parent: string
}

interface OrphanRow {
  readonly row: bigint | null
  readonly parent: string
}

type Queries = Pick<Connection, 'query'>

export async function readReferences(connection: Queries): Promise<References> {
  const orphans = new Map<string, Orphans>()
  const mismatches = new Set<string>()
  const sound = new Set<string>()
  const keys = groupRows(await connection.query<KeyRow>(KEYS), ({ child }) => child)
  for (const [name, rows] of keys) {
    const refusal = await refusalOf(async () => {
      for (const { row, parent } of await connection.query<OrphanRow>(ORPHANS, [name])) {
        const key = JSON.stringify([foldName(name), foldName(parent), String(row)])
        orphans.set(key, { child: name, parent, times: (orphans.get(key)?.times ?? 0) + 1 })
      }
    })
    if (refusal !== undefined) mismatches.add(refusal)
    else for (const { child, parent } of rows) sound.add(mismatchText(child, parent))
  }
  return { orphans, mismatches, sound }
}

const KEYS = `select t.name as child, f."table" as parent
from pragma_table_list t, pragma_foreign_key_list(t.name, 'main') f
where t.schema = 'main' and t.type = 'table'`

const ORPHANS = 'select "rowid" as row, parent from pragma_foreign_key_check(?)'

function mismatchText(child: string, parent: string): string {
  return `foreign key mismatch - "${child}" referencing "${parent}"`
}

/** A sentence for each two tables, and those about foreign keys that were sound before. */
export function newlyBroken(after: References, before: References): readonly string[] {
  const counts = new Map<string, number>()
  for (const [key, { child, parent, times }] of after.orphans) {
    const more = times - (before.orphans.get(key)?.times ?? 0)
    const tables = `of ${child} would reference no row of ${parent}`
    if (more > 0) counts.set(tables, (counts.get(tables) ?? 0) + more)
  }
  const orphaned = [...counts].map(
    ([tables, count]) => `${count === 1 ? '1 row' : `${count} rows`} ${tables}`,
  )
  return [...orphaned, ...[...after.mismatches].filter((each) => before.sound.has(each))]
}
