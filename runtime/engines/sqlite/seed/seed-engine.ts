import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import { seedConnection } from '../../../seed/seed-connection.ts'
import type { SeedEngine } from '../../../seed/seed-engine.ts'
import { sqliteExportText } from '../export-text.ts'
import { sqliteStructure } from '../inspect/structure.ts'
import { introspect } from '../introspect/introspect.ts'
import { sqliteSqlText } from '../sql-text.ts'
import { seedStatements } from './seed-statements.ts'
import { openSession } from './session.ts'
import { shapeOf } from './value-shapes.ts'

/** Within a transaction every reference can wait for its end (PRAGMA defer_foreign_keys). */
export const sqliteSeedEngine: SeedEngine = {
  open: openSession,
  onConnection: async (connection) =>
    seedConnection(connection, {
      dialect: await loadDialect('sqlite'),
      sqlText: sqliteSqlText,
      exportText: sqliteExportText,
      structure: sqliteStructure,
      statements: seedStatements,
      introspect,
    }),
  shapeOf,
  domainChecks: async () => [],
  deferred: async () => () => true,
}
