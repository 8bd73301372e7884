import type { Connection } from '../../../../../runtime/engine.ts'
import { groupRows } from '../../../../../runtime/group-rows.ts'
import { foldName, quoteName } from '../../../../../runtime/engines/sqlite/migrate/text/names.ts'

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

/** By table, the names of columns. */
export type Columns = ReadonlyMap<string, readonly string[]>

interface CommonColumns {
  /** Those that both databases have, and that are not generated. */
  readonly common: Columns
  /** Those of them that have the same type. */
  readonly shared: Columns
}

/**
 * A table is left out where a column is generated in one of the databases: its values are those of no row of the other
 * one.
 */
async function commonColumns(one: Connection, other: Connection): Promise<CommonColumns> {
  const keyOf = ({ table, name }: ColumnRow) => JSON.stringify([foldName(table), foldName(name)])
  const twins = new Map(
    (await other.query<ColumnRow>(COLUMNS)).map((column) => [keyOf(column), column]),
  )
  const pairs = (await one.query<ColumnRow>(COLUMNS)).flatMap((column) => {
    const twin = twins.get(keyOf(column))
    return twin === undefined ? [] : [{ ...column, twin }]
  })
  const changed = new Set(
    pairs.flatMap(({ table, hidden, twin }) => (hidden === twin.hidden ? [] : table)),
  )
  const common = pairs.filter(({ table, hidden }) => hidden === 0n && !changed.has(table))
  const shared = common.filter(({ type, twin }) => type === twin.type)
  return { common: namesByTable(common), shared: namesByTable(shared) }
}

function namesByTable(columns: readonly ColumnRow[]): Columns {
  const tables = groupRows(columns, ({ table }) => table)
  return new Map([...tables].map(([table, rows]) => [table, rows.map(({ name }) => name)]))
}

/** All that are not generated. */
export async function ownColumns(connection: Connection): Promise<Columns> {
  const columns = await connection.query<ColumnRow>(COLUMNS)
  return namesByTable(columns.filter(({ hidden }) => hidden === 0n))
}

/**
 * Fills a database with rows that another schema holds as well, each as it is: a row that one of them refuses or
 * changes is left out, with all of its table. Returns the columns whose values survive.
 */
export async function seedRows(
  subject: Connection,
  copy: Connection,
  rows: readonly RowValues[],
): Promise<Columns> {
  const { common, shared } = await commonColumns(subject, copy)
  const all = await subject.query<ColumnRow>(COLUMNS)
  for (const [table, columns] of common) {
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
  const isHeld = await holds(copy, subject, common)
  const isSame =
    JSON.stringify(await contents(subject, shared)) === JSON.stringify(await contents(copy, shared))
  if (!isHeld || !isSame) await clear(subject, [...common.keys()])
  return shared
}

/** Whether the copy takes the rows as the other database has stored them, in place of its own. */
async function holds(copy: Connection, subject: Connection, common: Columns): Promise<boolean> {
  await clear(copy, [...common.keys()])
  await copy.execute('PRAGMA foreign_keys = OFF')
  for (const [table, columns] of common) {
    const values = columns.map((name) => `quote(${quoteName(name)})`).join(` || ', ' || `)
    const rows = await subject.query<{ row: string }>(
      `SELECT ${values} AS row FROM ${quoteName(table)}`,
    )
    const names = columns.map(quoteName).join(', ')
    for (const { row } of rows)
      if (
        !(await takes(copy, `INSERT OR ABORT INTO ${quoteName(table)} (${names}) VALUES (${row})`))
      )
        return false
  }
  return (await copy.query('PRAGMA foreign_key_check')).length === 0
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

/** By table the kinds and values of the columns of each row, in an order of their own. */
export async function contents(connection: Connection, shared: Columns) {
  const found: Record<string, readonly string[]> = {}
  for (const [table, columns] of shared) {
    const values = columns.map((name) => `typeof(${quoteName(name)}) || quote(${quoteName(name)})`)
    const rows = await connection.query<{ row: string }>(
      `SELECT ${values.join(` || ' ' || `)} AS row FROM ${quoteName(table)}`,
    )
    found[table] = rows.map(({ row }) => row).toSorted()
  }
  return found
}
