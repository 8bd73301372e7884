import type { Connection } from '../../../../engine.ts'
import { foldName } from '../text/names.ts'

/** What of a table matters to those who copy its rows. */
export interface Layout {
  /** As the schema has it. */
  readonly name: string
  readonly columns: readonly LayoutColumn[]
  /** A name by which the number of a row is read and written; undefined where it has none, or columns hide it. */
  readonly rowid: string | undefined
  /** The column that is the number of the row. */
  readonly rowidColumn: string | undefined
}

export interface LayoutColumn {
  readonly name: string
  /** SQLite writes it. */
  readonly isGenerated: boolean
}

interface TableRow {
  readonly name: string
  readonly withoutRowid: bigint
  readonly isKeyIndexed: bigint
}

const TABLE = `
select name, wr as withoutRowid,
  exists (select 1 from pragma_index_list(t.name, 'main') where origin = 'pk') as isKeyIndexed
from pragma_table_list(?) t where schema = 'main' and type in ('table', 'virtual')`

interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly keyPlace: bigint
  readonly hidden: bigint
}

const COLUMNS = `
select name, type, pk as keyPlace, hidden from pragma_table_xinfo(?, 'main') where hidden <> 1`

/** Undefined where no table has the name. */
export async function readLayout(
  connection: Connection,
  table: string,
): Promise<Layout | undefined> {
  const [found] = await connection.query<TableRow>(TABLE, [table])
  if (found === undefined) return undefined
  const rows = await connection.query<ColumnRow>(COLUMNS, [table])
  const hasRowid = found.withoutRowid === 0n
  const taken = new Set(rows.map(({ name }) => foldName(name)))
  const keys = rows.filter(({ keyPlace }) => keyPlace > 0n)
  const only = keys.length === 1 && found.isKeyIndexed === 0n && hasRowid ? keys[0] : undefined
  return {
    name: found.name,
    columns: rows.map(({ name, hidden }) => ({ name, isGenerated: hidden !== 0n })),
    rowid: hasRowid ? ROWIDS.find((name) => !taken.has(name)) : undefined,
    rowidColumn: only?.type.toUpperCase() === 'INTEGER' ? only.name : undefined,
  }
}

const ROWIDS = ['rowid', '_rowid_', 'oid']
