import { suggest } from '../../../compiler/diagnostics/suggest.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { type FinishedMigration, type Ordering, readRows } from './apply.ts'
import { fileSessions } from './execute/file-sessions.ts'
import type { Migration, Script } from './files/migration.ts'
import type { HistoryRow } from './history/history-row.ts'
import { judgeHistory } from './judge-history.ts'
import { migrationFault } from './migration-faults.ts'
import { MigrationRefused } from './migration-refused.ts'
import { compareWithHistory, isThere, type KnownMigration } from './migration-state.ts'
import { runMigration } from './run-migration.ts'
import type { MigrationObserver, RunSettings } from './migration-task.ts'

/** So many of the newest, or all that are newer than one. */
export type WayBack = { readonly count: number } | { readonly to: string }

export interface TakeBackSettings extends RunSettings, Pick<Ordering, 'pathOf'> {
  readonly way: WayBack
  /** Nothing else is taken back: another run may have taken some of them back meanwhile. */
  readonly ids: ReadonlySet<string>
}

/**
 * Takes applied migrations back, the newest first. Throws MigrationRefused before anything is touched, where one of
 * them has no way back too, and StatementFailed.
 */
export async function takeBack(
  migrations: readonly Migration[],
  settings: TakeBackSettings,
  observer: MigrationObserver,
): Promise<readonly FinishedMigration[]> {
  const { engine, url, signal, lockTimeout } = settings
  const lock = await engine.lock(url, { onWait: observer.onWait, signal, lockTimeout })
  const sessions = fileSessions(lock, engine)
  const undone: FinishedMigration[] = []
  try {
    const known = compareWithHistory(migrations, await readRows(sessions, settings))
    const wanted = wayBackOf(known, settings).filter(({ migration }) =>
      settings.ids.has(migration.id),
    )
    for (const { migration, script, row } of wanted) {
      const task = { migration, script, direction: 'down', before: row } as const
      const duration = await runMigration(task, { lock, sessions, settings, observer })
      undone.push({ id: migration.id, name: migration.name, duration })
    }
    return undone
  } finally {
    await sessions.close()
    await lock.release()
  }
}

export interface ReversibleMigration {
  readonly migration: Migration
  readonly script: Script
  readonly row: HistoryRow
}

/** What is to be taken back, the newest first. Throws MigrationRefused where one of them cannot be. */
export function wayBackOf(
  known: readonly KnownMigration[],
  { way, pathOf }: Pick<TakeBackSettings, 'way' | 'pathOf'>,
): readonly ReversibleMigration[] {
  const refused = judgeHistory(known, pathOf)
  if (refused.length > 0) throw new MigrationRefused(refused)
  const wanted = chosen(known, way)
  const faults = wanted.flatMap(whyNot)
  if (faults.length > 0) throw new MigrationRefused(faults)
  return wanted.flatMap(({ migration, row }) =>
    migration?.down === undefined || row === undefined
      ? []
      : [{ migration, script: migration.down, row }],
  )
}

function chosen(known: readonly KnownMigration[], way: WayBack): readonly KnownMigration[] {
  const there = known.filter(isThere).toReversed()
  if ('count' in way) return there.slice(0, way.count)
  const at = there.findIndex(({ id }) => id === way.to)
  if (at >= 0) return there.slice(0, at)
  const isKnown = known.some(({ id }) => id === way.to)
  const ids = there.map(({ id }) => id)
  const fault = isKnown
    ? migrationFault('unapplied-migration', { id: way.to }, undefined)
    : migrationFault(
        'unknown-migration',
        { id: way.to, suggestion: suggest(way.to, ids) },
        undefined,
      )
  throw new MigrationRefused([fault])
}

function whyNot({ id, migration, row }: KnownMigration): readonly Renderable[] {
  if (migration === undefined) return []
  const { up, down } = migration
  const place = { file: (down ?? up).file.path, start: 0, end: 0 }
  if (row?.finished === undefined && row?.direction === 'up')
    return [migrationFault('half-applied', { id }, place)]
  if (down === undefined) {
    const expected = up.file.path.replace(/\.up\.sql$/, '.down.sql')
    return [migrationFault('missing-down', { expected }, place)]
  }
  const reason = down.irreversible ?? up.irreversible
  return reason === undefined ? [] : [migrationFault('irreversible-migration', { reason }, place)]
}
