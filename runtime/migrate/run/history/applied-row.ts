import type { Migration } from '../files/migration.ts'
import { HISTORY_FORMAT, type HistoryRow } from './history-row.ts'

/** The row of a migration of which nothing is run: a person says that it is applied. `now` is in ISO 8601. */
export function appliedRow({ id, name, up }: Migration, tool: string, now: string): HistoryRow {
  const total = up.statements.length
  return {
    id,
    name,
    checksum: up.checksum,
    statementsChecksum: up.statementsChecksum,
    hashes: up.statements.map(({ hash }) => hash),
    direction: 'up',
    done: total,
    total,
    running: undefined,
    remembered: '',
    started: now,
    finished: now,
    error: undefined,
    tool,
    duration: 0,
    format: HISTORY_FORMAT,
  }
}
