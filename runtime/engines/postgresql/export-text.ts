import type { ExportText } from '../../export/export-text.ts'
import { storedColumn } from '../../export/stored-column.ts'
import { postgresqlSqlText } from './sql-text.ts'
import { postgresqlValues } from './values/values.ts'

const { relation: nameOf, fingerprint } = postgresqlSqlText

export const postgresqlExportText: ExportText = {
  // TRUNCATE and some ALTER TABLE leave nothing for older snapshots to see; a policy that hides rows is an error.
  prepare: (relations) => [
    'SET LOCAL row_security = off',
    ...(relations.length === 0
      ? []
      : [`LOCK TABLE ${relations.map(nameOf).join(', ')} IN ACCESS SHARE MODE`]),
  ],
  shownElsewhere: `select n.nspname::text as schema, c.relname::text as name from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.relispartition`,
  // The rows of a partitioned table are those of its partitions alone.
  from: (relation) => `${relation.heirs?.length ? 'only ' : ''}${nameOf(relation)}`,
  distinguish: (column) => [fingerprint(column)],
  stored: (type) => storedColumn(type, postgresqlValues),
}
