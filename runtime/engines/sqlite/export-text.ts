import type { ExportText } from '../../export/export-text.ts'
import { sqliteSqlText } from './sql-text.ts'

const { relation: nameOf, fingerprint } = sqliteSqlText

/** Within a transaction that has read nobody else alters a table. */
export const sqliteExportText: ExportText = {
  prepare: () => [],
  shownElsewhere: undefined,
  from: nameOf,
  distinguish: (column) => [fingerprint(column)],
  stored: undefined,
}
