import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { hidePassword } from '../../runtime/connection-failed.ts'
import { applyPending } from '../../runtime/migrate/run/apply.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import type { Invocation } from '../invocation.ts'
import { faultsOf } from '../migrate/faults-of.ts'
import { interruptible } from '../migrate/interruptible.ts'
import { type OpenedMigrations, openMigrations } from '../migrate/open-migrations.ts'
import { clearDatabase } from '../migrate/reset/clear-database.ts'
import { type DyingTable, MOST_COUNTED, readContents } from '../migrate/reset/read-contents.ts'
import { collecting, endRun, type RunReport } from '../migrate/run-report.ts'
import { runSettings } from '../migrate/run-settings.ts'
import { showRun, showWaiting } from '../migrate/show-run.ts'
import type { ExitCode } from '../process/exit-code.ts'

export interface ResetOptions {
  readonly environment: string | undefined
  readonly yes: boolean
  readonly json: boolean
}

/** `quarry reset`: drops everything in the database, and applies all migrations again. */
export async function reset(options: ResetOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const opened = await openMigrations(options.environment, invocation)
  const printed = { verb: 'applied', json: options.json, terminal } as const
  if (opened.kind === 'refused') {
    const { findings } = opened
    return endRun({ ...nothing, diagnostics: findings.diagnostics }, findings, printed)
  }
  return endRun(await resetOpened(opened, { options, invocation }), opened, printed)
}

const nothing: RunReport = { finished: [], diagnostics: [], note: '' }

interface Wanted {
  readonly options: ResetOptions
  readonly invocation: Invocation
}

async function resetOpened(opened: OpenedMigrations, wanted: Wanted): Promise<RunReport> {
  const { options, invocation } = wanted
  const { terminal, interrupts } = invocation
  const shown = options.json ? showWaiting(terminal) : showRun(terminal)
  const { observer, finished } = collecting(shown)
  try {
    const refused = await confirm(await readContents(opened), opened, wanted)
    if (refused !== undefined) return { ...nothing, diagnostics: [refused] }
    await interruptible(interrupts, async (signal) => {
      await clearDatabase(opened, { signal, onWait: observer.onWait })
      const ids = new Set(opened.migrations.map(({ id }) => id))
      const settings = { ...runSettings(opened, signal), ids }
      await applyPending(opened.migrations, settings, observer)
    })
    const note = finished.length === 0 ? 'the database is empty' : ''
    return { finished, diagnostics: [], note }
  } catch (error) {
    return { finished, diagnostics: faultsOf(error, opened.engine), note: '' }
  }
}

/** Names what dies and asks; undefined where it may. What is empty dies unasked. */
async function confirm(
  tables: readonly DyingTable[],
  { url }: OpenedMigrations,
  { options, invocation: { ask, terminal } }: Wanted,
): Promise<Renderable | undefined> {
  const dying = tables.filter(({ rows }) => rows !== 0)
  if (dying.length === 0 || options.yes) return undefined
  const named = dying.map(({ name, rows }) => `${name} (${rowsText(rows)})`)
  if (ask === undefined) return migrationFault('unconfirmed-reset', { tables: named }, undefined)
  const { errorPaint: paint } = terminal
  terminal.err(`${paint.bold(hidePassword(url))} loses all of this:\n`)
  for (const line of named) terminal.err(`  ${paint.red(line)}\n`)
  const isMeant = await ask('Drop everything and apply all migrations again?')
  return isMeant ? undefined : migrationFault('not-confirmed', {}, undefined)
}

function rowsText(rows: number | undefined): string {
  if (rows === undefined) return 'rows not counted'
  if (rows > MOST_COUNTED) return `more than ${MOST_COUNTED.toLocaleString('en')} rows`
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`
}
