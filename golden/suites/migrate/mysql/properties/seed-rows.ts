import type { Connection } from '../../../../../runtime/engine.ts'
import { mysqlSqlText } from '../../../../../runtime/engines/mysql/sql-text.ts'
import { groupRows } from '../../../../../runtime/group-rows.ts'
import { samples } from './samples.ts'

const { quote } = mysqlSqlText

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly kind: string
  readonly type: string
  readonly nullable: 'YES' | 'NO'
  /** `filled`: the engine gives the value. */
  readonly filling: 'own' | 'filled'
}

const COLUMNS = `select c.table_name as \`table\`, c.column_name as name, c.data_type as kind, c.column_type as type,
  c.is_nullable as nullable,
  if(coalesce(c.generation_expression, '') = '' and c.extra not like '%on update%', 'own', 'filled') as filling
from information_schema.columns c join information_schema.tables t
  on t.table_schema = c.table_schema and t.table_name = c.table_name
where c.table_schema = database() and t.table_type = 'BASE TABLE'
order by c.table_name, c.ordinal_position`

/** By table, the columns. */
type Columns = ReadonlyMap<string, readonly ColumnRow[]>

/**
 * Fills the columns that two databases have in common with the same type with rows that both take; the copy is empty
 * again afterwards. Rows that one of them stores otherwise, by a trigger or by a default, are taken away.
 */
export async function seedRows(
  subject: Connection,
  copy: Connection,
  picks: readonly number[],
): Promise<Columns> {
  const others = new Map((await copy.query<ColumnRow>(COLUMNS)).map((row) => [keyOf(row), row]))
  const pairs = (await subject.query<ColumnRow>(COLUMNS)).flatMap((row) => {
    const other = others.get(keyOf(row))
    return other === undefined ? [] : [{ row, other }]
  })
  // The values that the engine gives are those of no row of the other database.
  const filled = new Set(
    pairs.flatMap(({ row, other }) =>
      row.filling === 'own' && other.filling === 'own' ? [] : row.table,
    ),
  )
  const common = pairs.flatMap(({ row }) => (filled.has(row.table) ? [] : row))
  const shared = common.filter((row) => others.get(keyOf(row))?.type === row.type)
  // What both have with another type each holds nothing: a value of one type may be none of the other.
  const changed = groupRows(
    common.filter((row) => !shared.includes(row)),
    ({ table }) => table,
  )
  const tables = groupRows(shared, ({ table }) => table)
  // A new column that is given the time has the same one in all rows.
  await copy.execute('set timestamp = 1700000000')
  for (const [table, columns] of tables) {
    const unset = changed.get(table) ?? []
    for (const pick of picks) {
      const insert = insertion(table, { columns, pick, unset })
      if ((await takes(copy, insert)) && !(await takes(subject, insert))) await empty(copy, [table])
    }
    const twins = unset.flatMap((row) => others.get(keyOf(row)) ?? [])
    const isUnfit =
      (await holdsTime(subject, table, unset)) ||
      (await holdsGiven(copy, table, twins)) ||
      !(await isRewritable(subject, table)) ||
      !(await isRewritable(copy, table))
    if (isUnfit) for (const database of [subject, copy]) await empty(database, [table])
  }
  const held = await contents(subject, tables)
  const twin = await contents(copy, tables)
  const isSame = JSON.stringify(held) === JSON.stringify(twin)
  if (!isSame) await empty(subject, [...tables.keys()])
  await empty(copy, [...tables.keys()])
  return tables
}

function keyOf({ table, name }: ColumnRow): string {
  return JSON.stringify([table, name.toLowerCase()])
}

interface Filling {
  readonly columns: readonly ColumnRow[]
  readonly pick: number
  /** These get NULL. */
  readonly unset: readonly ColumnRow[]
}

function insertion(table: string, { columns, pick, unset }: Filling): string {
  const values = columns.map(({ kind }, at) => {
    const known = samples[kind] ?? []
    return known[(pick + at * 3) % (known.length + 1)] ?? 'null'
  })
  const names = [...columns, ...unset].map(({ name }) => quote(name)).join(', ')
  const all = [...values, ...unset.map(() => 'null')].join(', ')
  return `insert into ${quote(table)} (${names}) values (${all})`
}

async function takes(connection: Connection, insert: string): Promise<boolean> {
  try {
    await connection.execute(insert)
    return true
  } catch {
    return false
  }
}

/** MariaDB writes the time where a TIMESTAMP that is NOT NULL is given NULL: it may be no value of another type. */
function holdsTime(connection: Connection, table: string, unset: readonly ColumnRow[]) {
  return holdsAny(connection, table, unset.filter(isTime))
}

/** A trigger takes the place of NULL in rows that are new, and in none of those that are there. */
function holdsGiven(connection: Connection, table: string, unset: readonly ColumnRow[]) {
  const required = unset.filter((row) => row.nullable === 'NO' && !isTime(row))
  return holdsAny(connection, table, required)
}

function isTime({ kind }: ColumnRow): boolean {
  return kind === 'timestamp'
}

async function holdsAny(
  connection: Connection,
  table: string,
  columns: readonly ColumnRow[],
): Promise<boolean> {
  if (columns.length === 0) return false
  const held = columns.map(({ name }) => `${quote(name)} is not null`).join(' or ')
  const rows = await connection.query(`select 1 from ${quote(table)} where ${held} limit 1`)
  return rows.length > 0
}

/** MariaDB takes a row whose computed value is out of range, and does so no more when the table is written anew. */
function isRewritable(connection: Connection, table: string): Promise<boolean> {
  return takes(connection, `alter table ${quote(table)} force, algorithm = copy`)
}

export async function empty(connection: Connection, tables: readonly string[]): Promise<void> {
  await connection.execute('set foreign_key_checks = 0')
  for (const table of tables) await connection.execute(`delete from ${quote(table)}`)
  await connection.execute('set foreign_key_checks = 1')
}

const BINARY = new Set(['blob', 'varbinary', 'binary', 'bit', 'point'])

/** By table the bytes of the values of each row, of texts in UTF-8, in an order of their own. */
export async function contents(connection: Connection, tables: Columns) {
  const found: Record<string, readonly string[]> = {}
  for (const [table, columns] of tables) {
    const values = columns.map(({ name, kind }) => {
      const bytes = BINARY.has(kind) ? quote(name) : `convert(concat(${quote(name)}) using utf8mb4)`
      return `coalesce(hex(${bytes}), 'null')`
    })
    const rows = await connection.query<{ row: string }>(
      `select concat_ws(' ', ${values.join(', ')}) as \`row\` from ${quote(table)}`,
    )
    found[table] = rows.map(({ row }) => row).toSorted()
  }
  return found
}
