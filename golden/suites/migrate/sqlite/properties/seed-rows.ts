import type { Connection } from '../../../../../runtime/engine.ts'
import { quoteName } from '../../../../../runtime/engines/sqlite/migrate/text/names.ts'

/** Values as SQL, from which the columns of a row are filled in turn. */
export type RowValues = readonly string[]

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly hidden: bigint
}

const COLUMNS = `
select t.name as "table", c.name, lower(c.type) || t.strict as type, c.hidden
from pragma_table_list t, pragma_table_xinfo(t.name) c
where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%' order by t.name, c.cid`

/**
 * The columns of each table that both databases have with one type, and that are not generated. A table is left out
 * where a column is generated in one of them: its values are those of no row of the other one.
 */
export type SharedColumns = ReadonlyMap<string, readonly string[]>

export async function sharedColumns(one: Connection, other: Connection): Promise<SharedColumns> {
  const nameOf = ({ table, name }: ColumnRow) => JSON.stringify([table, name])
  const others = new Map(
    (await other.query<ColumnRow>(COLUMNS)).map((column) => [nameOf(column), column]),
  )
  const shared = new Map<string, string[]>()
  const changed = new Set<string>()
  for (const column of await one.query<ColumnRow>(COLUMNS)) {
    const { table, name, type, hidden } = column
    const twin = others.get(nameOf(column))
    if (twin !== undefined && twin.hidden !== hidden) changed.add(table)
    if (twin?.type === type && twin.hidden === 0n && hidden === 0n)
      shared.set(table, [...(shared.get(table) ?? []), name])
  }
  return new Map([...shared].filter(([table]) => !changed.has(table)))
}

/**
 * Fills a database with rows that another schema holds as well, each as it is: a row that one of them refuses or
 * changes is left out, with all of its table.
 */
export async function seedRows(
  subject: Connection,
  copy: Connection,
  rows: readonly RowValues[],
): Promise<SharedColumns> {
  const shared = await sharedColumns(subject, copy)
  const all = await subject.query<ColumnRow>(COLUMNS)
  for (const [table, columns] of shared) {
    const own = all.filter((each) => each.table === table && each.hidden === 0n)
    const names = own.map(({ name }) => name)
    for (const [place, row] of rows.entries()) {
      const values = new Map(names.map((name, at) => [name, row[at % row.length] ?? 'NULL']))
      // Numbers of rows that differ from those which SQLite would give.
      values.set('id', String(place + 3))
      if (await takes(copy, insertion(table, columns, values)))
        await takes(subject, insertion(table, names, values))
    }
  }
  for (const table of shared.keys()) {
    const [before, after] = [
      await rowsOf(subject, table, shared),
      await rowsOf(copy, table, shared),
    ]
    if (JSON.stringify(before) !== JSON.stringify(after)) await clear(subject, [...shared.keys()])
  }
  return shared
}

function insertion(
  table: string,
  names: readonly string[],
  values: ReadonlyMap<string, string>,
): string {
  const written = names.map((name) => values.get(name)).join(', ')
  return `INSERT INTO ${quoteName(table)} (${names.map(quoteName).join(', ')}) VALUES (${written})`
}

async function takes(connection: Connection, insert: string): Promise<boolean> {
  try {
    await connection.execute(insert)
    return true
  } catch {
    return false
  }
}

/** Without what goes with them. */
export async function clear(connection: Connection, tables: readonly string[]): Promise<void> {
  await connection.execute('PRAGMA foreign_keys = OFF')
  for (const table of tables) await connection.execute(`DELETE FROM ${quoteName(table)}`)
  await connection.execute('PRAGMA foreign_keys = ON')
}

/** Kinds and values of the shared columns, in an order of their own. */
export async function rowsOf(
  connection: Connection,
  table: string,
  shared: SharedColumns,
): Promise<readonly string[]> {
  const columns = (shared.get(table) ?? []).map(quoteName)
  const values = columns.map((name) => `typeof(${name}) || quote(${name})`).join(` || ' ' || `)
  const rows = await connection.query<{ row: string }>(
    `SELECT ${values} AS row FROM ${quoteName(table)}`,
  )
  return rows.map(({ row }) => row).toSorted()
}
