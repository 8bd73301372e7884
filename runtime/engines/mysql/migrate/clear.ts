import type { Connection } from '../../../engine.ts'
import { HISTORY_TABLE } from '../../../migrate/run/history/history-text.ts'
import { mysqlSqlText } from '../sql-text.ts'

interface Named {
  readonly name: string
  /** The word behind DROP. */
  readonly kind: string
}

export async function tables(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.query<Named>(
    `select table_name as name from information_schema.tables
     where table_schema = database() and table_type = 'BASE TABLE' and table_name <> '${HISTORY_TABLE}'
     order by table_name`,
  )
  return rows.map(({ name }) => mysqlSqlText.quote(name))
}

/** Everything in the database, the database itself aside: to make one needs a right that few have. */
export async function clear(connection: Connection): Promise<void> {
  await connection.execute('set session foreign_key_checks = 0')
  const rows = await connection.query<Named>(
    `select table_name as name, case table_type when 'VIEW' then 'view' when 'SEQUENCE' then 'sequence' else 'table' end
       as kind from information_schema.tables where table_schema = database()
     union all select routine_name, lower(routine_type) from information_schema.routines
     where routine_schema = database() and routine_type in ('FUNCTION', 'PROCEDURE')
     union all select event_name, 'event' from information_schema.events where event_schema = database()`,
  )
  // A sequence that is the default of a column goes behind the table.
  const order = ['event', 'view', 'function', 'procedure', 'table', 'sequence']
  const sorted = rows.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  for (const { name, kind } of sorted)
    await connection.execute(`drop ${kind} if exists ${mysqlSqlText.quote(name)}`)
}
