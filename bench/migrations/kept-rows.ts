import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Catalog, Column } from '../../compiler/ir/catalog.ts'
import type { Connection, Engine } from '../../runtime/engine.ts'

export interface ReadDatabase {
  readonly connection: Connection
  readonly engine: Engine
  readonly dialect: Dialect
}

/** The tables by name, each with its columns that hold values of their own, and their types. */
type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>

interface Kept {
  /** These are the columns that the other schema has with the same type. */
  readonly columns: readonly string[]
  readonly lines: readonly string[]
}

/** The rows by table. */
export type Rows = ReadonlyMap<string, Kept>

/** Reads what a migration to the other schema has to keep. */
export async function rowsToKeep(database: ReadDatabase, other: ReadDatabase): Promise<Rows> {
  const [tables, later] = [await tablesOf(database), await tablesOf(other)]
  const kept = new Map<string, Kept>()
  for (const [table, columns] of tables) {
    const types = later.get(table)
    if (types === undefined) continue
    const common = [...columns].filter(([name, type]) => types.get(name) === type)
    const names = common.map(([name]) => name)
    kept.set(table, { columns: names, lines: await linesOf(table, names, database.connection) })
  }
  return kept
}

/** The first table whose rows are others now; undefined: all are there. */
export async function findLoss(rows: Rows, connection: Connection): Promise<string | undefined> {
  for (const [table, { columns, lines }] of rows) {
    const now = await linesOf(table, columns, connection)
    if (now.length !== lines.length) return `${table}: ${now.length} rows, before ${lines.length}`
    if (now.some((line, index) => line !== lines[index])) return `${table}: other values`
  }
  return undefined
}

async function tablesOf({ connection, engine, dialect }: ReadDatabase): Promise<Tables> {
  const catalog = await engine.introspect(connection, dialect)
  return new Map(
    relationsOf(catalog).map(({ schema, name, columns }) => [
      nameOf(schema, name, { catalog, dialect }),
      new Map(
        columns
          .filter(({ generated }) => generated === 'none')
          .map((column) => [dialect.text.quote(column.name), typeText(column, dialect)]),
      ),
    ]),
  )
}

/** In the default schema without it: MySQL's is the database, which has another name on the other side. */
function nameOf(
  schema: string,
  name: string,
  { catalog, dialect: { text } }: { readonly catalog: Catalog; readonly dialect: Dialect },
): string {
  const table = text.quote(name)
  return schema === catalog.searchPath[0] ? table : `${text.quote(schema)}.${table}`
}

function relationsOf(catalog: Catalog) {
  return [...catalog.schemas.values()]
    .flatMap(({ relations }) => [...relations.values()])
    .filter(({ kind }) => kind === 'table')
}

function typeText({ type }: Column, { types }: Dialect): string {
  return types.render(type)
}

async function linesOf(
  table: string,
  columns: readonly string[],
  connection: Connection,
): Promise<readonly string[]> {
  const list = columns.length === 0 ? '1' : columns.join(', ')
  const rows = await connection.query<Record<string, unknown>>(`select ${list} from ${table}`)
  return rows.map((row) => JSON.stringify(row, (_, value) => printable(value))).toSorted()
}

function printable(value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}
