import type { Renderable } from '../../compiler/diagnostics/render.ts'
import {
  type ReversibleMigration,
  takeBack,
  type WayBack,
  wayBackOf,
} from '../../runtime/migrate/run/take-back.ts'
import type { HazardKind } from '../../runtime/migrate/step.ts'
import { findExclusive } from '../arguments/exclusive-options.ts'
import type { Invocation } from '../invocation.ts'
import { admitFiles } from '../migrate/hazards/admit-files.ts'
import { allowedKinds } from '../migrate/hazards/allowed-kinds.ts'
import { countOption } from '../migrate/count-option.ts'
import { faultsOf } from '../migrate/faults-of.ts'
import { interruptible } from '../migrate/interruptible.ts'
import { type OpenedMigrations, openMigrations } from '../migrate/open-migrations.ts'
import { readState } from '../migrate/read-state.ts'
import { collecting, endRun, type RunReport } from '../migrate/run-report.ts'
import { runSettings } from '../migrate/run-settings.ts'
import { showRun, showWaiting } from '../migrate/show-run.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { refuse } from '../terminal/report.ts'

export interface DownOptions {
  readonly environment: string | undefined
  /** As written. */
  readonly count: string | undefined
  /** The migration that stays, and all before it. */
  readonly to: string | undefined
  readonly json: boolean
  /** As written. */
  readonly allow: string | undefined
}

/** `quarry down`: takes applied migrations back, the newest first. */
export async function down(options: DownOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const way = wayOf(options)
  if ('code' in way) return refuse(way, terminal)
  const allowed = allowedKinds(options.allow)
  if ('code' in allowed) return refuse(allowed, terminal)
  const opened = await openMigrations(options.environment, invocation)
  const printed = { verb: 'taken back', json: options.json, terminal } as const
  if (opened.kind === 'refused') {
    const { findings } = opened
    return endRun({ ...nothing, diagnostics: findings.diagnostics }, findings, printed)
  }
  const found = await takeBackOpened(opened, way, { options, allowed, invocation })
  return endRun(found, opened, printed)
}

const nothing: RunReport = { finished: [], diagnostics: [], note: '' }

function wayOf({ count, to }: DownOptions): WayBack | Renderable {
  const counted = countOption(count, 1)
  if (typeof counted !== 'number') return counted
  if (to === undefined) return { count: counted }
  return findExclusive('--to', { '--count': count !== undefined }) ?? { to }
}

interface Wanted {
  readonly options: DownOptions
  readonly allowed: ReadonlySet<HazardKind>
  readonly invocation: Invocation
}

async function takeBackOpened(
  opened: OpenedMigrations,
  way: WayBack,
  wanted: Wanted,
): Promise<RunReport> {
  try {
    const chosen = wayBackOf(await readState(opened), { way, pathOf: opened.pathOf })
    if (chosen.length === 0)
      return { ...nothing, note: 'nothing is applied that could be taken back' }
    const refused = await admitFiles(chosen, opened, wanted)
    if (refused.length > 0) return { ...nothing, diagnostics: refused }
    return await run(opened, { way, chosen }, wanted)
  } catch (error) {
    return { ...nothing, diagnostics: faultsOf(error, opened.engine) }
  }
}

interface PlannedRun {
  readonly way: WayBack
  readonly chosen: readonly ReversibleMigration[]
}

async function run(
  opened: OpenedMigrations,
  { way, chosen }: PlannedRun,
  { options, invocation }: Wanted,
): Promise<RunReport> {
  const { terminal, interrupts } = invocation
  const shown = options.json ? showWaiting(terminal) : showRun(terminal)
  const { observer, finished } = collecting(shown)
  // What another run takes back meanwhile is not taken back twice: what stays is named.
  const ids = new Set(chosen.map(({ migration }) => migration.id))
  try {
    await interruptible(interrupts, (signal) =>
      takeBack(opened.migrations, { ...runSettings(opened, signal), way, ids }, observer),
    )
    return { finished, diagnostics: [], note: '' }
  } catch (error) {
    return { finished, diagnostics: faultsOf(error, opened.engine), note: '' }
  }
}
