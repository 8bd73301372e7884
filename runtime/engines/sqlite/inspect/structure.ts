import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import type { QueryOptions, RowReader } from '../../../database.ts'
import { dependentsIn } from '../../../structure/dependents-in.ts'
import { numberOf, rawRows, textOf } from '../../../structure/raw-rows.ts'
import type { IndexText, StructureReader } from '../../../structure/structure.ts'
import {
  readCheckTexts,
  readGenerationTexts,
  readIndexStatement,
} from '../introspect/definition-texts.ts'

const STATEMENT = `select sql from sqlite_schema where name = ? collate nocase and type in ('table', 'view')`
const COLUMNS = 'select name, type, dflt_value from pragma_table_xinfo(?)'
const INDEXES = `select i.name, s.sql, c.name, c."desc", c.coll, c."key" from pragma_index_list(?) i
left join sqlite_schema s on s.type = 'index' and s.name = i.name, pragma_index_xinfo(i.name) c
where c."key" = 1 order by i.origin <> 'pk', i.name, c.seqno`
const NAMING = `select type, 'main', name, case when type = 'trigger' and tbl_name = ? collate nocase then null else sql end
from sqlite_schema where type in ('view', 'trigger') and name <> ? collate nocase order by type, name`
// Reading the pages of a large file would take longer than anybody waits.
const SIZES = `select name, sum(pgsize) from dbstat where aggregate = true
  and name in (select ? union all select name from pragma_index_list(?))
  and (select page_count * page_size from pragma_page_count, pragma_page_size) < 268435456 group by name`

/** Most of it stands in the statement that made the table. */
export const sqliteStructure: StructureReader = {
  async texts(database, { name }, options) {
    const [row = []] = await rowsOf(database, STATEMENT, name, options)
    const statement = textOf(row[0]) ?? ''
    const columns = await rowsOf(database, COLUMNS, name, options)
    const given = columns.flatMap(([column, , text]) =>
      text === null ? [] : [[String(column), String(text)] as const],
    )
    return {
      types: new Map(columns.map(([column, type]) => [String(column), String(type)])),
      defaults: new Map([...given, ...readGenerationTexts(statement)]),
      constraints: readCheckTexts(statement),
    }
  },
  async indexes(database, { name }, options) {
    const bytes = await bytesOf(database, name, options)
    const rows = await rowsOf(database, INDEXES, name, options)
    const names = [...new Set(rows.map(([index]) => String(index)))]
    return names.map((index): IndexText => {
      const parts = rows.filter(([each]) => each === index)
      const written = readIndexStatement(textOf(parts[0]?.[1]) ?? '')
      const columns = parts.map(([, , column, descends]) => partText(column, descends))
      return {
        name: index,
        parts: written?.parts ?? columns,
        included: [],
        method: undefined,
        where: written?.where,
        bytes: bytes.get(index),
        scans: undefined,
      }
    })
  },
  async dependents(database, { name }, options) {
    const rows = await rawRows(database, { sql: NAMING, parameters: [name, name] }, options)
    return dependentsIn(rows, { schema: 'main', name }, await loadDialect('sqlite'))
  },
  async sizes(database, { kind, name }, options) {
    const unknown = { table: undefined, indexes: undefined, total: undefined, facts: [] }
    if (kind !== 'table') return unknown
    const bytes = await bytesOf(database, name, options)
    if (bytes.size === 0) return unknown
    const table = bytes.get(name) ?? 0
    const total = [...bytes.values()].reduce((sum, each) => sum + each, 0)
    return { table, indexes: total - table, total, facts: [] }
  },
}

async function bytesOf(
  database: RowReader,
  name: string,
  options: QueryOptions,
): Promise<ReadonlyMap<string, number>> {
  const rows = await rawRows(database, { sql: SIZES, parameters: [name, name] }, options)
  return new Map(rows.map(([each, bytes]) => [String(each), numberOf(bytes) ?? 0]))
}

function rowsOf(
  database: RowReader,
  sql: string,
  name: string,
  options: QueryOptions,
): ReturnType<typeof rawRows> {
  return rawRows(database, { sql, parameters: [name] }, options)
}

function partText(column: unknown, descends: unknown): string {
  return `${column === null ? '(expression)' : String(column)}${Number(descends) === 1 ? ' DESC' : ''}`
}
