import type { MigrationEngine } from '../../../migrate/migration-engine.ts'
import { define } from './define/define.ts'
import { sqliteKinds } from './kinds/kinds.ts'
import { sqliteRunner } from './runner.ts'
import { sqliteSections } from './sections.ts'

export const sqliteMigrations: MigrationEngine = {
  define,
  kinds: sqliteKinds,
  sections: sqliteSections,
  runner: sqliteRunner,
}
