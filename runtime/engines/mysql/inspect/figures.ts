import { figuresOf, type ReadFigures } from '../../../activity/figures.ts'

const LABELS = [
  ['Database size', 'bytes'],
  ['Tables', 'bytes'],
  ['Indexes', 'bytes'],
  ['Connections at most', 'count'],
  ['Default collation', 'text'],
] as const

const FIGURES = `select sum(data_length + index_length), sum(data_length), sum(index_length),
  @@max_connections, @@collation_database
from information_schema.tables where table_schema = database()`

export const mysqlFigures: ReadFigures = async (database, options) => {
  const { rows } = await database.query({ sql: FIGURES, parameters: [] }, options)
  return figuresOf(LABELS, rows[0] ?? [])
}
