import type { Connection } from '../../../engine.ts'
import { HISTORY_TABLE } from '../../../migrate/run/history/history-text.ts'
import { quoteName } from './text/names.ts'

/** The tables that hold rows of their own: those behind a virtual one go with it. */
export async function tables(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.query<{ name: string }>(
    `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual')
     and name not like 'sqlite\\_%' escape '\\' and name <> '${HISTORY_TABLE}' order by name`,
  )
  return rows.map(({ name }) => quoteName(name))
}

/** Views and triggers go first: a table that one of them names incorrectly could not be dropped. */
export async function clear(connection: Connection): Promise<void> {
  await connection.execute('PRAGMA foreign_keys = OFF')
  await connection.execute('BEGIN IMMEDIATE')
  for (const type of ['trigger', 'view'] as const)
    for (const name of await namesOf(connection, type))
      await connection.execute(`DROP ${type} IF EXISTS ${quoteName(name)}`)
  for (const table of [...(await tables(connection)), HISTORY_TABLE])
    await connection.execute(`DROP TABLE IF EXISTS ${table}`)
  await connection.execute('COMMIT')
}

async function namesOf(connection: Connection, type: string): Promise<readonly string[]> {
  const rows = await connection.query<{ name: string }>(
    'select name from main.sqlite_schema where type = ?',
    [type],
  )
  return rows.map(({ name }) => name)
}
