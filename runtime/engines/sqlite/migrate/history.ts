import { HISTORY_TABLE, type HistoryText } from '../../../migrate/run/history/history-text.ts'

export const sqliteHistory: HistoryText = {
  async find(connection) {
    const columns = await connection.query<{ name: string }>(
      `select lower(name) as name from pragma_table_info('${HISTORY_TABLE}', 'main') order by cid`,
    )
    return {
      relation: `main.${HISTORY_TABLE}`,
      columns: columns.length === 0 ? undefined : columns.map(({ name }) => name),
    }
  },
  parameter: () => '?',
  longText: 'text',
  options: '',
}
