import { createHash } from 'node:crypto'
import type { Connection } from '../../../engine.ts'
import { mysqlSqlText } from '../sql-text.ts'
import { targetTable } from './target-table.ts'

type Lines = (connection: Connection, statement: string) => Promise<readonly string[]>

/** By what a statement defines: tables, their indexes, and views are shown one by one, as their number grows. */
const shown: Readonly<Record<string, Lines>> = {
  trigger: linesOf(
    `select trigger_name, event_manipulation, event_object_table, action_timing, action_order, action_statement
     from information_schema.triggers where trigger_schema = database()`,
  ),
  procedure: routineLines,
  function: routineLines,
  event: linesOf(
    `select event_name, event_definition, interval_value, interval_field, status, event_comment, execute_at
     from information_schema.events where event_schema = database()`,
  ),
  database: databaseLines,
  schema: databaseLines,
}

/**
 * Returns a hash of what a statement can change, which is equal as long as nothing of it has changed. What changes by
 * itself is no part of it: sizes, counters, times.
 */
export async function fingerprint(
  connection: Connection,
  statement: string,
  noun: string,
): Promise<string> {
  const lines = await (shown[noun] ?? tableLines)(connection, statement)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

function linesOf(sql: string): Lines {
  return async (connection) => sortedLines(await connection.query<object>(sql))
}

function sortedLines(rows: readonly object[]): readonly string[] {
  return rows.map((row) => JSON.stringify(Object.values(row))).sort()
}

async function routineLines(connection: Connection): Promise<readonly string[]> {
  const routines = await connection.query<object>(
    `select routine_name, routine_type, routine_definition, sql_data_access, is_deterministic, security_type,
     routine_comment, last_altered from information_schema.routines where routine_schema = database()`,
  )
  const parameters = await connection.query<object>(
    `select specific_name, ordinal_position, parameter_mode, parameter_name, dtd_identifier
     from information_schema.parameters where specific_schema = database()`,
  )
  return [...sortedLines(routines), ...sortedLines(parameters)]
}

async function databaseLines(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.query<object>(
    `select schema_name, default_character_set_name, default_collation_name from information_schema.schemata`,
  )
  return sortedLines(rows)
}

/** A name as it may stand in a statement: in quotes of either kind, or plain. */
const NAME = /`((?:[^`]|``)+)`|"((?:[^"]|"")+)"|([\p{L}\p{N}_$]+)/gu

/** The table that the statement changes, or else the tables and views that it names: it can change no other ones. */
async function tableLines(connection: Connection, statement: string): Promise<readonly string[]> {
  const target = targetTable(statement)
  const shown = target === undefined ? undefined : await tableText(connection, target)
  if (target !== undefined && shown !== undefined) return [target, ...shown]
  const names = [...new Set([...statement.matchAll(NAME)].map(nameOf))]
  const tables = await connection.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = database() and table_name in (?)`,
    [names],
  )
  const lines: string[] = []
  for (const { name } of tables) lines.push(name, ...(await definitionOf(connection, name)))
  return lines
}

function nameOf([, ticked, quoted, plain]: RegExpMatchArray): string {
  return ticked?.replaceAll('``', '`') ?? quoted?.replaceAll('""', '"') ?? plain ?? ''
}

/** A view that names a table which is gone cannot be shown. */
async function definitionOf(connection: Connection, name: string): Promise<readonly string[]> {
  const views = await connection.query<object>(
    `select view_definition, security_type, check_option from information_schema.views
     where table_schema = database() and table_name = ?`,
    [name],
  )
  if (views.length > 0) return sortedLines(views)
  return shownTable(connection, name)
}

async function shownTable(connection: Connection, name: string): Promise<readonly string[]> {
  const tables = await connection.query<object>(`show create table ${mysqlSqlText.quote(name)}`)
  return sortedLines(tables).map((line) => line.replace(/ AUTO_INCREMENT=\d+/, ''))
}

/** One question instead of three. Undefined where the server does not answer it. */
async function tableText(
  connection: Connection,
  name: string,
): Promise<readonly string[] | undefined> {
  try {
    const lines = await shownTable(connection, name)
    // One that ends with the session is not what a later run finds.
    return lines.some((line) => line.includes('"CREATE TEMPORARY TABLE ')) ? [] : lines
  } catch (error) {
    const number: unknown = error instanceof Error ? Reflect.get(error, 'errno') : undefined
    return number === NO_SUCH_TABLE ? [] : undefined
  }
}

const NO_SUCH_TABLE = 1146
