import type { ColumnModel, TableModel } from './schema-model.ts'

/** The bounds of the first and the second partition; without them the partition is a table of its own. */
const BOUNDS = {
  range: [
    ['FROM (MINVALUE) TO (0)', 'FROM (0) TO (100)'],
    ['FROM (MINVALUE) TO (5)', 'FROM (5) TO (MAXVALUE)'],
    ['FROM (0) TO (100)', undefined],
    ['FROM (MINVALUE) TO (5)', 'DEFAULT'],
  ],
  list: [
    ['IN (1, 7)', 'IN (-5)'],
    ['IN (1)', 'IN (-5, 7)'],
    [undefined, 'IN (1, 7)'],
    ['IN (1, NULL)', 'DEFAULT'],
  ],
} as const

/**
 * A partitioned table as PostgreSQL has it: its rows are stored elsewhere, and its keys have the column that it is parted
 * by, which is its first one, an integer.
 */
export function fittedTable(table: TableModel): TableModel {
  const { options, columns, partitioning } = table
  if (partitioning.by === 'none') return table
  return {
    ...table,
    options: options === 'secured' ? options : 'plain',
    columns: columns.map((column, at) => (at === 0 ? numbered(column) : { ...column, unique: '' })),
  }
}

/** PostgreSQL changes no type of a column by which a table is parted. */
function numbered(column: ColumnModel): ColumnModel {
  return { ...column, type: 'integer' }
}

export function printPartitions(
  table: TableModel,
  quote: (name: string) => string,
): readonly string[] {
  const { by, bounds: chosen } = table.partitioning
  if (by === 'none') return []
  const bounds = BOUNDS[by][chosen % 4] ?? []
  return bounds.map((bound, place) => {
    const name = quote(`${table.name} ${place + 1}`)
    if (bound === undefined) return `CREATE TABLE ${name} (LIKE ${quote(table.name)})`
    const values = bound === 'DEFAULT' ? bound : `FOR VALUES ${bound}`
    return `CREATE TABLE ${name} PARTITION OF ${quote(table.name)} ${values}`
  })
}
