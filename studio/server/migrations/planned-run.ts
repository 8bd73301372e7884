import { type PendingMigration, pendingOf } from '../../../runtime/migrate/run/apply.ts'
import type { Migration } from '../../../runtime/migrate/run/files/migration.ts'
import { doneOf, type PlannedScript } from '../../../runtime/migrate/run/hazards/asked-hazards.ts'
import type { Counted } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import type { FileHazard } from '../../../runtime/migrate/run/hazards/find-hazards.ts'
import type { KnownMigration } from '../../../runtime/migrate/run/migration-state.ts'
import { type ReversibleMigration, wayBackOf } from '../../../runtime/migrate/run/take-back.ts'
import type { MigrationApplication, MigrationScript } from '../../api/migrations.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { countedHazards } from './counted-hazards.ts'
import { describeScript } from './describe-migration.ts'
import { lastOf, projectOf, runnableMigrations } from './known-migrations.ts'
import { appliedOf } from './try-run.ts'

/** Files that are about to be run, with what they put at risk. */
export interface PlannedRun<Planned extends PlannedScript> {
  readonly planned: readonly Planned[]
  /** All migrations of the files, as they were read for the plan. */
  readonly migrations: readonly Migration[]
  readonly hazards: readonly Counted<FileHazard>[]
  /** What has to be typed, as something would be lost; undefined: nothing would be. */
  readonly word: string | undefined
}

export interface PlannedApplication extends PlannedRun<PendingMigration & PlannedScript> {
  /** What the database has. */
  readonly applied: readonly Migration[]
  /** How many are pending besides. */
  readonly left: number
}

/** What `apply` would run. Throws MigrationRefused, and Refusal where it is not what was meant. */
export async function planApplication(
  { count, through }: MigrationApplication,
  studio: Studio,
  signal: AbortSignal,
): Promise<PlannedApplication> {
  const known = await runnableMigrations(studio, signal)
  const pending = pendingOf(known, projectOf(studio))
  const chosen = pending.slice(0, count)
  if (through !== undefined && chosen.at(-1)?.migration.id !== through)
    throw refusal('conflict', 'other migrations are pending now than were shown', 'through')
  const planned = chosen.map((each) => ({ ...each, script: each.migration.up }))
  const run = await plannedRun(planned, known, { studio, signal })
  return { ...run, applied: appliedOf(known), left: pending.length - chosen.length }
}

/** What `rollback` would run. Throws MigrationRefused, and Refusal where it is not the last one. */
export async function planRollback(
  id: string,
  studio: Studio,
  signal: AbortSignal,
): Promise<PlannedRun<ReversibleMigration>> {
  const known = await runnableMigrations(studio, signal)
  if (!known.some((each) => each.id === id)) throw new Refusal('not_found')
  const last = lastOf(known)
  if (last?.id !== id) throw refusal('conflict', otherSentence(last), 'id')
  const { pathOf } = projectOf(studio)
  const planned = wayBackOf(known, { way: { count: 1 }, pathOf })
  return plannedRun(planned, known, { studio, signal })
}

function otherSentence(last: KnownMigration | undefined): string {
  if (last === undefined) return 'no migration is applied'
  return `only the last one can be taken back, which is ${last.id} ${last.name}`
}

async function plannedRun<Planned extends PlannedScript>(
  planned: readonly Planned[],
  known: readonly KnownMigration[],
  { studio, signal }: { readonly studio: Studio; readonly signal: AbortSignal },
): Promise<PlannedRun<Planned>> {
  const hazards = await countedHazards(planned, studio, signal)
  const losing = planned.findLast(({ script }) =>
    hazards.some(({ kind, place }) => kind === 'data-loss' && place.file === script.file.path),
  )
  const migrations = known.flatMap(({ migration }) => migration ?? [])
  return { planned, migrations, hazards, word: losing?.migration.name }
}

/** A planned file as it is told. */
export function describePlanned(
  planned: PlannedScript,
  { hazards }: Pick<PlannedRun<PlannedScript>, 'hazards'>,
  studio: Studio,
): MigrationScript {
  const { runner } = projectOf(studio).engine
  const own = hazards.filter(({ place }) => place.file === planned.script.file.path)
  return describeScript(planned.script, { hazards: own, done: doneOf(planned), runner })
}
