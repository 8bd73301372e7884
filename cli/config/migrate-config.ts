import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { ConfigTable } from './config-table.ts'
import { timeSetting } from './time-setting.ts'

export interface MigrateConfig {
  /** How long a statement of a migration waits for a lock, in milliseconds. */
  readonly lockTimeout: number
  /** What becomes of a migration that is older than one that was applied. */
  readonly outOfOrder: 'error' | 'apply'
}

/** The table `[migrate]`. */
export function migrateConfigOf(table: ConfigTable, faults: Renderable[]): MigrateConfig {
  return {
    lockTimeout: timeSetting({ table, key: 'migrate.lock_timeout', standard: '5s' }, faults),
    outOfOrder: table.choice('out_of_order', ['error', 'apply']) ?? 'error',
  }
}
