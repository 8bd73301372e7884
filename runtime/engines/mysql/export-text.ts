import type { ExportText } from '../../export/export-text.ts'
import { storedColumn } from '../../export/stored-column.ts'
import { mysqlSqlText } from './sql-text.ts'
import { mysqlValues } from './values/values.ts'

const { relation: nameOf, fingerprint } = mysqlSqlText

/** MySQL's and MariaDB's: a table that is altered behind the snapshot is refused when it is read. */
export const mysqlExportText: ExportText = {
  prepare: () => [],
  shownElsewhere: undefined,
  from: nameOf,
  // ORDER BY looks at the first kilobyte of a text (max_sort_length).
  distinguish: (column) => [fingerprint(column), `sha2(${fingerprint(column)}, 256)`],
  stored: (type) => storedColumn(type, mysqlValues),
}
