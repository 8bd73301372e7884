import { HISTORY_TABLE, type HistoryText } from '../../../migrate/run/history/history-text.ts'
import { mysqlSqlText } from '../sql-text.ts'

/** In the database of the address, whatever a migration uses. */
export const mysqlHistory: HistoryText = {
  async find(connection) {
    const [at] = await connection.query<{ name: string | null }>('select database() as name')
    const columns = await connection.query<{ name: string }>(
      `select lower(column_name) as name from information_schema.columns
       where table_schema = database() and table_name = '${HISTORY_TABLE}' order by ordinal_position`,
    )
    const { quote } = mysqlSqlText
    return {
      relation: `${quote(at?.name ?? '')}.${quote(HISTORY_TABLE)}`,
      columns: columns.length === 0 ? undefined : columns.map(({ name }) => name),
    }
  },
  parameter: () => '?',
  longText: 'longtext',
  options: ' engine = InnoDB default character set utf8mb4',
}
