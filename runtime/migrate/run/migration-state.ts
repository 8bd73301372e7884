import type { HistoryRow } from './history/history-row.ts'
import type { FiledMigration, Migration } from './files/migration.ts'

/**
 * `failed`: begun, and not done to its end; `edited`: applied, and its statements are others now; `missing`: applied,
 * and its file is gone.
 */
export type MigrationState = 'applied' | 'pending' | 'failed' | 'edited' | 'missing'

/** A migration of the files, of the history, or of both. */
export interface KnownMigration<Filed extends FiledMigration = Migration> {
  readonly id: string
  readonly name: string
  readonly state: MigrationState
  readonly migration: Filed | undefined
  readonly row: HistoryRow | undefined
  /** Not applied, though a younger one is. */
  readonly isLate: boolean
}

/** All migrations that the files or the history know, by their ids: sets are compared, not the newest of each. */
export function compareWithHistory<Filed extends FiledMigration>(
  migrations: readonly Filed[],
  rows: ReadonlyMap<string, HistoryRow>,
): readonly KnownMigration<Filed>[] {
  const files = new Map(migrations.map((migration) => [migration.id, migration]))
  const ids = [...new Set([...files.keys(), ...rows.keys()])].sort()
  const newest = [...rows.values()]
    .filter(({ finished }) => finished !== undefined)
    .map(({ id }) => id)
    .sort()
    .at(-1)
  return ids.flatMap((id) => {
    const [migration, row] = [files.get(id), rows.get(id)]
    const state = stateOf(migration, row)
    if (state === undefined) return []
    const isOpen = state === 'pending' || state === 'failed'
    const isLate = isOpen && newest !== undefined && id < newest
    return [{ id, name: migration?.name ?? row?.name ?? '', state, migration, row, isLate }]
  })
}

/** Undefined for the note of a file that failed, left nothing, and is gone. */
function stateOf(
  migration: FiledMigration | undefined,
  row: HistoryRow | undefined,
): MigrationState | undefined {
  if (row === undefined) return 'pending'
  const isBegun = row.done > 0 || row.running !== undefined
  if (migration === undefined) {
    return row.finished !== undefined || isBegun ? 'missing' : undefined
  }
  if (row.finished === undefined) return 'failed'
  return isSame(migration, row) ? 'applied' : 'edited'
}

/** A changed comment is no other migration; nor is one that a newer version reads otherwise. */
function isSame({ up }: FiledMigration, row: HistoryRow): boolean {
  return up.checksum === row.checksum || up.statementsChecksum === row.statementsChecksum
}

/** Whether the database has it, or a part of it: one that is taken back in part counts as applied. */
export function isThere({ row }: KnownMigration): boolean {
  return (
    row !== undefined &&
    (row.finished !== undefined ||
      row.done > 0 ||
      row.running !== undefined ||
      row.direction === 'down')
  )
}
