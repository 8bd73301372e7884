import type { MigrationEngine } from '../../../migrate/migration-engine.ts'
import { defineMysql } from './define/define.ts'
import { joinSteps } from './join/join.ts'
import { mysqlKinds } from './kinds/kinds.ts'
import { mysqlRunner } from './runner.ts'
import { mysqlSections } from './sections.ts'

/** For MySQL and MariaDB. */
export const mysqlMigrations: MigrationEngine = {
  define: defineMysql,
  kinds: mysqlKinds,
  join: joinSteps,
  sections: mysqlSections,
  runner: mysqlRunner,
}
