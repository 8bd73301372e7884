import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { batchesOf } from './execute/batches-of.ts'
import { type FileSessions, fileSessions } from './execute/file-sessions.ts'
import { readHistory } from './history/history.ts'
import type { HistoryRow } from './history/history-row.ts'
import type { Migration } from './files/migration.ts'
import { judgeHistory, judgeOrder, type OutOfOrder } from './judge-history.ts'
import { migrationFault } from './migration-faults.ts'
import { MigrationRefused } from './migration-refused.ts'
import { compareWithHistory, type KnownMigration } from './migration-state.ts'
import { runMigrations } from './run-migration.ts'
import type { MigrationObserver, RunSettings } from './migration-task.ts'

export interface Ordering {
  readonly outOfOrder: OutOfOrder
  /** The path of a file of the directory, as faults name it. */
  readonly pathOf: (file: string) => string
}

export interface ApplySettings extends RunSettings, Ordering {
  /** Nothing else is applied: a file may have come, and another run may have applied some, meanwhile. */
  readonly ids: ReadonlySet<string>
}

export interface FinishedMigration {
  readonly id: string
  readonly name: string
  /** Milliseconds. */
  readonly duration: number
}

/**
 * Applies what is pending, the oldest first, one runner at a time. Gives what this run has applied: another run may
 * have applied the rest. Throws MigrationRefused before anything is touched, and StatementFailed.
 */
export async function applyPending(
  migrations: readonly Migration[],
  settings: ApplySettings,
  observer: MigrationObserver,
): Promise<readonly FinishedMigration[]> {
  const { engine, url, signal, lockTimeout } = settings
  const lock = await engine.lock(url, { onWait: observer.onWait, signal, lockTimeout })
  const sessions = fileSessions(lock, engine)
  const applied: FinishedMigration[] = []
  try {
    const known = compareWithHistory(migrations, await readRows(sessions, settings))
    const pending = pendingOf(known, settings).filter(({ migration }) =>
      settings.ids.has(migration.id),
    )
    const tasks = pending.map(
      ({ migration, row }) =>
        ({ migration, script: migration.up, direction: 'up', before: row }) as const,
    )
    for (const batch of batchesOf(tasks, engine)) {
      const durations = await runMigrations(batch, { lock, sessions, settings, observer })
      for (const [index, duration] of durations.entries()) {
        const migration = batch[index]?.migration
        if (migration !== undefined)
          applied.push({ id: migration.id, name: migration.name, duration })
      }
    }
    return applied
  } finally {
    await sessions.close()
    await lock.release()
  }
}

export interface PendingMigration {
  readonly migration: Migration
  /** That of a run that failed. */
  readonly row: HistoryRow | undefined
}

/** What is to be applied, the oldest first. Throws MigrationRefused where the files and the history do not fit. */
export function pendingOf(
  known: readonly KnownMigration[],
  ordering: Ordering,
): readonly PendingMigration[] {
  const faults = applyFaults(known, ordering)
  if (faults.length > 0) throw new MigrationRefused(faults)
  return known.flatMap(({ state, migration, row }) =>
    migration !== undefined && (state === 'pending' || state === 'failed')
      ? [{ migration, row }]
      : [],
  )
}

/** What keeps migrations from being applied. */
export function applyFaults(
  known: readonly KnownMigration[],
  { outOfOrder, pathOf }: Ordering,
): readonly Renderable[] {
  return [
    ...judgeHistory(known, pathOf),
    ...judgeOrder(known, outOfOrder),
    ...known.flatMap(halfTakenBack),
  ]
}

function halfTakenBack({ id, state, migration, row }: KnownMigration): readonly Renderable[] {
  if (state !== 'failed' || row?.direction !== 'down' || migration === undefined) return []
  const place = { file: migration.up.file.path, start: 0, end: 0 }
  return [migrationFault('half-taken-back', { id }, place)]
}

/** The history under the lock. Throws UnknownHistory. */
export async function readRows(
  sessions: FileSessions,
  { engine }: Pick<RunSettings, 'engine'>,
): Promise<ReadonlyMap<string, HistoryRow>> {
  let rows: ReadonlyMap<string, HistoryRow> = new Map()
  await sessions.lend({ statements: [] }, async ({ connection }) => {
    rows = (await readHistory(connection, engine.history)).rows
  })
  return rows
}
