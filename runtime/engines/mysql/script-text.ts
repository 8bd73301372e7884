import type { IntrospectedConnection } from '../../engine.ts'
import type { ScriptText } from '../../export/script/script-text.ts'
import type { Definitions } from '../../migrate/schema-object.ts'
import { unsplit } from './unsplit-statement.ts'
import { mysqlSqlText } from './sql-text.ts'

/** The settings that a script changes, and what they are while it runs. */
const SETTINGS = {
  // Zeros in columns that are numbered, and dates without a day or month.
  sql_mode: "'NO_AUTO_VALUE_ON_ZERO'",
  time_zone: "'+00:00'",
  foreign_key_checks: '0',
  unique_checks: '0',
} as const

const each = (form: (name: string, value: string) => string) =>
  Object.entries(SETTINGS)
    .map(([name, value]) => form(name, value))
    .join(', ')

/** MySQL's and MariaDB's. */
export const mysqlScriptText: ScriptText = {
  isReadApart: true,
  reading: [],
  begin: `SET NAMES utf8mb4;
SET ${each((name) => `@quarry_${name} = @@SESSION.${name}`)};
SET ${each((name, value) => `SESSION ${name} = ${value}`)};
`,
  beforeRows: 'START TRANSACTION;\n',
  // Routines and triggers keep the mode in which they are made.
  behindRows: 'COMMIT;\nSET SESSION sql_mode = @quarry_sql_mode;\n',
  end: `SET ${each((name) => `SESSION ${name} = @quarry_${name}`)};\n`,
  statement: (sql) => `${unsplit(sql)};\n`,
  tableKinds: new Set(['table']),
  looseKind: undefined,
  isPresent: () => false,
  rowsOf: () => 'early',
  hiddenColumns: () => [],
  counters,
}

// MySQL remembers the numbers for a day otherwise; MariaDB leaves out what is for MySQL 8.
const FRESH = 'SET @quarry_fresh = 0 /*!80000 , SESSION information_schema_stats_expiry = 0 */'
const NEXT = `select table_name as name, cast(auto_increment as char) as next from information_schema.tables
  where table_schema = database() and auto_increment is not null order by table_name`

async function counters(
  connection: IntrospectedConnection,
  { objects }: Definitions,
): Promise<readonly string[]> {
  await connection.query(FRESH)
  const made = [...objects.values()]
  const tables = new Set(made.filter(({ kind }) => kind === 'table').map(({ name }) => name))
  const rows = await connection.query<{ name: string; next: string }>(NEXT)
  const numbered = rows
    .filter(({ name }) => tables.has(name))
    .map(({ name, next }) => `ALTER TABLE ${mysqlSqlText.quote(name)} AUTO_INCREMENT = ${next}`)
  const sequences: string[] = []
  for (const { name } of made.filter(({ kind }) => kind === 'sequence')) {
    const sequence = mysqlSqlText.quote(name)
    const sql = `select cast(next_not_cached_value as char) as next from ${sequence}`
    const [row] = await connection.query<{ next: string }>(sql)
    sequences.push(`DO SETVAL(${sequence}, ${row?.next}, 0)`)
  }
  return [...numbered, ...sequences]
}
