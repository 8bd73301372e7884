import type { MigrationEngine } from '../../../migrate/migration-engine.ts'
import { definePostgresql } from './define/define.ts'
import { joinActions } from './join-actions.ts'
import { postgresqlKinds } from './kinds.ts'
import { postgresqlRunner } from './runner.ts'
import { postgresqlSections } from './sections.ts'

export const postgresqlMigrations: MigrationEngine = {
  define: definePostgresql,
  kinds: postgresqlKinds,
  join: joinActions,
  sections: postgresqlSections,
  runner: postgresqlRunner,
}
