import { applyFaults } from '../../../runtime/migrate/run/apply.ts'
import { doneOf } from '../../../runtime/migrate/run/hazards/asked-hazards.ts'
import type { Script } from '../../../runtime/migrate/run/files/migration.ts'
import type { KnownMigration } from '../../../runtime/migrate/run/migration-state.ts'
import type { MigrationDetail, MigrationList, MigrationScript } from '../../api/migrations.ts'
import { Refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { countedHazards } from './counted-hazards.ts'
import { describeMigration, describeScript } from './describe-migration.ts'
import { findDrift } from './find-drift.ts'
import { knownMigrations, lastOf, projectOf } from './known-migrations.ts'
import { describeFaults } from './migration-refusal.ts'

/** All migrations of the files and of the history. */
export async function listMigrations(
  { wantsDrift }: { readonly wantsDrift: boolean },
  studio: Studio,
  signal: AbortSignal,
): Promise<MigrationList> {
  const project = projectOf(studio)
  const { directory, dialect, read } = project
  const known = await knownMigrations(studio, signal)
  const { faults, files } = read()
  return {
    directory,
    migrations: known.map((each) => describeMigration(each, dialect)),
    last: lastOf(known)?.id ?? null,
    faults: describeFaults([...faults, ...applyFaults(known, project)], files),
    drift: wantsDrift ? await findDrift(known, studio) : null,
  }
}

/** One of them with its files, and with what running the next of them puts at risk here. */
export async function showMigration(
  id: string,
  studio: Studio,
  signal: AbortSignal,
): Promise<MigrationDetail> {
  const known = await knownMigrations(studio, signal)
  const found = known.find((each) => each.id === id)
  if (found === undefined) throw new Refusal('not_found')
  const next = nextWay(found, lastOf(known)?.id === id)
  const describe = (way: 'up' | 'down') => {
    const script = found.migration?.[way]
    return describeWay(found, { script, isNext: next === way }, { studio, signal })
  }
  const scripts = { up: await describe('up'), down: await describe('down') }
  const isLosing = next !== undefined && loses(scripts[next])
  const described = describeMigration(found, projectOf(studio).dialect)
  return { ...described, ...scripts, confirm: isLosing ? found.name : null }
}

/** Which of its files can be run next, if one can. */
function nextWay({ state, row }: KnownMigration, isLast: boolean): 'up' | 'down' | undefined {
  const isGoingBack = state === 'failed' && row?.direction === 'down'
  if (state === 'pending' || (state === 'failed' && !isGoingBack)) return 'up'
  return isLast && (state === 'applied' || isGoingBack) ? 'down' : undefined
}

interface Way {
  readonly script: Script | undefined
  /** It is what would be run next. */
  readonly isNext: boolean
}

async function describeWay(
  { migration, row }: KnownMigration,
  { script, isNext }: Way,
  { studio, signal }: { readonly studio: Studio; readonly signal: AbortSignal },
): Promise<MigrationScript | null> {
  if (script === undefined || migration === undefined) return null
  const { runner } = projectOf(studio).engine
  const planned = { migration, script, row }
  const hazards = isNext ? await countedHazards([planned], studio, signal) : []
  return describeScript(script, { hazards, done: isNext ? doneOf(planned) : 0, runner })
}

function loses(script: MigrationScript | null): boolean {
  const hazards = script?.statements.flatMap((statement) => statement.hazards) ?? []
  return hazards.some(({ kind }) => kind === 'data-loss')
}
