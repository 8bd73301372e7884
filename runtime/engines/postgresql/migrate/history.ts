import {
  type HistoryReader,
  HISTORY_TABLE,
  type HistoryText,
} from '../../../migrate/run/history/history-text.ts'
import { postgresqlSqlText } from '../sql-text.ts'

/** In the first schema of the search path that has the table, or else in the one that takes new tables. */
export const postgresqlHistory: HistoryText = {
  async find(connection) {
    const found = await columnsOf(connection)
    const schema = found[0]?.schema ?? (await currentSchema(connection))
    return {
      relation: postgresqlSqlText.relation({ schema, name: HISTORY_TABLE }),
      columns: found.length === 0 ? undefined : found.map(({ name }) => name),
    }
  },
  parameter: (number) => `$${number}`,
  longText: 'text',
  options: '',
}

interface FoundColumn {
  readonly schema: string
  readonly name: string
}

function columnsOf(connection: HistoryReader): Promise<readonly FoundColumn[]> {
  return connection.query<FoundColumn>(
    `select n.nspname as schema, a.attname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.oid = to_regclass('${HISTORY_TABLE}') and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
  )
}

async function currentSchema(connection: HistoryReader): Promise<string> {
  const rows = await connection.query<{ schema: string | null }>(
    'select current_schema() as schema',
  )
  return rows[0]?.schema ?? 'public'
}
