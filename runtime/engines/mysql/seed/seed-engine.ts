import { seedConnection } from '../../../seed/seed-connection.ts'
import type { SeedEngine } from '../../../seed/seed-engine.ts'
import { mysqlExportText } from '../export-text.ts'
import { structureOf } from '../inspect/structure-of.ts'
import { introspect } from '../introspect/introspect.ts'
import { dialectOf } from '../link/link-engine.ts'
import { mysqlSqlText } from '../sql-text.ts'
import { seedStatements } from './seed-statements.ts'
import { openSession } from './session.ts'
import { shapeOf } from './value-shapes.ts'

/** Of MySQL and MariaDB, which have no domains and check references row by row. */
export const mysqlSeedEngine: SeedEngine = {
  open: openSession,
  onConnection: async (connection) => {
    const dialect = await dialectOf(connection.version)
    return seedConnection(connection, {
      dialect,
      sqlText: mysqlSqlText,
      exportText: mysqlExportText,
      structure: structureOf(dialect),
      statements: seedStatements,
      introspect,
    })
  },
  shapeOf,
  domainChecks: async () => [],
  deferred: async () => () => false,
}
