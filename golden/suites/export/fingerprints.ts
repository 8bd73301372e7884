import { createHash } from 'node:crypto'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import { allRelations, shownName } from '../../../runtime/relations/find-relation.ts'

/** A hash of the rows of each table, by its name: equal only for equal bytes in every column. */
export async function fingerprints(open: OpenDatabase): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  const { database, dialect, sqlText } = open
  for (const relation of allRelations(await database.catalog())) {
    if (relation.kind !== 'table') continue
    const items = relation.columns.map((column) => sqlText.fingerprint(column))
    const { rows } = await database.query({
      sql: `select ${items.join(', ')} from ${sqlText.relation(relation)}`,
      parameters: [],
    })
    const lines = rows.map((row) => JSON.stringify(row.map((value) => textOf(value)))).sort()
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
    found[shownName(relation, dialect)] = `${rows.length} ${hash}`
  }
  return found
}

function textOf(value: null | string | number | bigint | Uint8Array): string | null {
  if (value === null) return null
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : `=${value}`
}
