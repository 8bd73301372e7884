import type { SeedEngine } from '../../../seed/seed-engine.ts'
import { openSession } from './session.ts'
import { shapeOf } from './value-shapes.ts'

/** Within a transaction every reference can wait for its end (PRAGMA defer_foreign_keys). */
export const sqliteSeedEngine: SeedEngine = {
  open: openSession,
  shapeOf,
  domainChecks: async () => [],
  deferred: async () => () => true,
}
