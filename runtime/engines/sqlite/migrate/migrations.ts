import type { MigrationEngine } from '../../../migrate/migration-engine.ts'
import { define } from './define/define.ts'
import { sqliteKinds } from './kinds/kinds.ts'
import { sqliteRunner } from './runner.ts'

export const sqliteMigrations: MigrationEngine = {
  define,
  kinds: sqliteKinds,
  runner: sqliteRunner,
}
