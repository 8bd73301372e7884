import type { SeedEngine } from '../../../seed/seed-engine.ts'
import { openSession } from './session.ts'
import { shapeOf } from './value-shapes.ts'

/** Of MySQL and MariaDB, which have no domains and check references row by row. */
export const mysqlSeedEngine: SeedEngine = {
  open: openSession,
  shapeOf,
  domainChecks: async () => [],
  deferred: async () => () => false,
}
