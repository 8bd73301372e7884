import type { Connection } from '../../../../../runtime/engine.ts'
import { groupRows } from '../../../../../runtime/group-rows.ts'

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  /** Of the table: one that is parted otherwise is made anew, without its rows. */
  readonly partitioning: string | null
}

/** Names are quoted. Columns that are generated or an identity are filled by the engine. */
const COLUMNS = `select quote_ident(c.relname) as "table", quote_ident(a.attname) as name,
    case t.typtype when 'e' then 'enum' else format_type(a.atttypid, a.atttypmod) end as type,
    pg_get_partkeydef(c.oid) as partitioning
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' order by 1, a.attnum`

/** Columns that stay NULL in a row that does not name them: one that is to be numbered never takes that row. */
const LEFT_NULL = columnsWhere("a.attidentity = '' and a.attgenerated = '' and not a.atthasdef")
/** By an identity, or by a sequence that may be new. */
const NUMBERED = columnsWhere(`(a.attidentity <> '' or exists (select from pg_attrdef d
  where d.adrelid = c.oid and d.adnum = a.attnum and pg_get_expr(d.adbin, d.adrelid) like 'nextval(%'))`)

/** What is computed, or a default, stays in a column that gets another type, which may refuse it. */
const FILLED = typedColumnsWhere("a.atthasdef and a.attidentity = ''")
const COUNTED = typedColumnsWhere("a.attidentity <> ''")
const PLAIN = typedColumnsWhere("a.attgenerated = ''")

function typedColumnsWhere(condition: string): string {
  return `select quote_ident(c.relname) as "table", quote_ident(a.attname) as name,
      format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and ${condition}`
}

function columnsWhere(condition: string): string {
  return `select quote_ident(c.relname) as "table", quote_ident(a.attname) as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and ${condition}`
}

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  integer: ['1', '-2147483648'],
  bigint: ['9223372036854775807', '-5'],
  smallint: ['7', '-32768'],
  'numeric(10,2)': ['12345678.90', '-0.01', "'NaN'"],
  'double precision': ["'NaN'", "'-Infinity'", "'-0'", '4.9e-324', '1.7976931348623157e308'],
  text: [
    "'x'",
    "'007 '",
    "''",
    `U&'\\+01F600'`,
    "E'\\x01\\x1b\\x7f\\t\\r\\n\\\\'",
    "repeat('y', 1000000)",
  ],
  'character varying(10)': ["'y'", "'ten letter'"],
  boolean: ['true', 'false'],
  date: ["'0044-03-15 BC'", "'2020-02-29'", "'infinity'"],
  'timestamp with time zone': ["'infinity'", "'2024-10-27 01:30:00.123456+00'"],
  jsonb: [`'{"n": 12345678901234567890.10}'`, "'null'"],
  uuid: ["'00000000-0000-0000-0000-000000000001'", "'ffffffff-ffff-ffff-ffff-ffffffffffff'"],
  bytea: ["'\\x00ff'", "''"],
  'integer[]': ["'{1,NULL,3}'", "'[2:3]={4,5}'"],
  enum: ["'a'", "'b'", "'it''s'"],
}

/** By table, the names of columns. */
export type Columns = ReadonlyMap<string, readonly string[]>

/**
 * Fills the columns that two databases have in common with the same type, with rows that both take; the copy is empty
 * again afterwards. Returns these columns.
 */
export async function seedRows(
  subject: Connection,
  copy: Connection,
  picks: readonly number[],
): Promise<Columns> {
  const twins = new Set((await copy.query<ColumnRow>(COLUMNS)).map((row) => JSON.stringify(row)))
  const unheld = new Set([
    ...(await numberedTables(subject, copy)),
    ...(await filledTables(subject, copy)),
  ])
  const shared = (await subject.query<ColumnRow>(COLUMNS)).filter(
    (row) => twins.has(JSON.stringify(row)) && !unheld.has(row.table),
  )
  const tables = groupRows(shared, ({ table }) => table)
  for (const [table, columns] of tables)
    for (const [row, pick] of picks.entries()) {
      const insert = insertion(table, columns, pick + row)
      const isTaken = (await takes(copy, insert)) && (await takes(subject, insert))
      if (isTaken && !(await isPlacedAlike(subject, copy, table)))
        for (const database of [subject, copy]) await database.execute(`TRUNCATE ${table} CASCADE`)
    }
  return new Map([...tables].map(([table, rows]) => [table, rows.map(({ name }) => name)]))
}

type NamedColumn = Pick<ColumnRow, 'table' | 'name'>

/** Tables with a column that numbers itself in the copy, and would be NULL in the subject. */
async function numberedTables(subject: Connection, copy: Connection): Promise<ReadonlySet<string>> {
  const columns = await copy.query<NamedColumn>(NUMBERED)
  const numbered = new Set(columns.map((row) => JSON.stringify(row)))
  const left = await subject.query<NamedColumn>(LEFT_NULL)
  return new Set(left.flatMap((row) => (numbered.has(JSON.stringify(row)) ? [row.table] : [])))
}

/** Tables with a column that fills itself in the subject, and is a plain one of another type in the copy. */
async function filledTables(subject: Connection, copy: Connection): Promise<readonly string[]> {
  const plain = await copy.query<ColumnRow>(PLAIN)
  const retyped = (one: ColumnRow) =>
    plain.filter(
      (other) => one.table === other.table && one.name === other.name && one.type !== other.type,
    )
  const filled = await subject.query<ColumnRow>(FILLED)
  const counted = await subject.query<ColumnRow>(COUNTED)
  return [
    ...filled.filter((one) => retyped(one).length > 0),
    ...counted.filter((one) => retyped(one).some(({ type }) => NO_NUMBERS.has(type))),
  ].map(({ table }) => table)
}

/** Types whose texts no number is. */
const NO_NUMBERS: ReadonlySet<string> = new Set([
  'boolean',
  'date',
  'integer[]',
  'timestamp with time zone',
  'uuid',
])

/** A row that is of another partition in the copy has no place in the one that it is in. */
async function isPlacedAlike(
  subject: Connection,
  copy: Connection,
  table: string,
): Promise<boolean> {
  const places = (database: Connection) =>
    database.query(
      `SELECT tableoid::regclass::text AS place, count(*)::text AS n FROM ${table} GROUP BY 1 ORDER BY 1`,
    )
  return JSON.stringify(await places(subject)) === JSON.stringify(await places(copy))
}

function insertion(table: string, columns: readonly ColumnRow[], pick: number): string {
  const values = columns.map(({ type }, at) => {
    const samples = SAMPLES[type] ?? ["'a'", '1']
    const place = (pick + at) % (samples.length + 1)
    return samples[place] ?? 'NULL'
  })
  return `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')}) VALUES (${values.join(', ')})`
}

async function takes(connection: Connection, insert: string): Promise<boolean> {
  try {
    await connection.execute(insert)
    return true
  } catch {
    return false
  }
}

/** By table the texts of the columns of each row, in an order of their own. */
export async function contents(connection: Connection, columns: Columns) {
  const found: Record<string, readonly string[]> = {}
  for (const [table, names] of columns) {
    const rows = await connection.query<{ row: string }>(
      `SELECT jsonb_build_array(${names.map((name) => `${name}::text`).join(', ')})::text AS row FROM ${table}`,
    )
    found[table] = rows.map(({ row }) => row).toSorted()
  }
  return found
}
